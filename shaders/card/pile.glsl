// What a frame says of each card in the pile, one instance each.
// Lengths in px, y up from the stage's middle; angles in radians; shares from 0 to 1.
attribute vec4 aPose;  // x, y, rotation (clockwise), scale
attribute vec4 aPaper; // bend along x (> 0 moves right) and y (> 0 moves down), about -1 to 1; lift; depth in the stack
attribute vec4 aShow;  // opacity; how much shows of the stamps like, superlike; place in the pile
attribute vec4 aCore;  // the part of its inside that the card above hides, left, bottom, right, top, px from the card's middle
attribute vec2 aMore;  // 1 where that is hidden, else 0; the layer of its face

// A point of a card, height px above it, on the screen.
vec4 onScreen(vec2 point, float height) {
  float c = cos(aPose.z);
  float s = sin(aPose.z);
  vec2 turned = vec2(c * point.x + s * point.y, c * point.y - s * point.x);
  vec4 place = projectionMatrix * viewMatrix * vec4(turned * aPose.w + aPose.xy, height * aPose.w, 1.0);
  // Depth for a place in the pile, so that nothing is shaded where an upper card hides it: -12 for the card that left
  // first, 0 for the top one, 1 for the next.
  place.z = clamp(0.04 * aShow.w, -0.9, 0.9) * place.w;
  return place;
}

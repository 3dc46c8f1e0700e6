// The cards of the pile in this frame, one instance each.
// Lengths are px from the stage's centre, y up; angles are radians; shares are 0 to 1.
attribute vec4 aPose;  // x, y, rotation (clockwise), scale
attribute vec4 aPaper; // bend along x (> 0 moves right) and y (> 0 moves down), about -1 to 1; lift; depth in the stack
attribute vec4 aShow;  // opacity; opacity of the stamps like, superlike; place in the pile
attribute vec4 aCore;  // the part of the inside that the card above hides: left, bottom, right, top, px from the card's centre
attribute vec2 aMore;  // 1 if that part is hidden, else 0; the layer of its face

// The position on screen of a point on a card, `height` px above it.
vec4 onScreen(vec2 point, float height) {
  float c = cos(aPose.z);
  float s = sin(aPose.z);
  vec2 turned = vec2(c * point.x + s * point.y, c * point.y - s * point.x);
  vec4 place = projectionMatrix * viewMatrix * vec4(turned * aPose.w + aPose.xy, height * aPose.w, 1.0);
  // The depth of a place in the pile (negative for a card in flight, 0 for the top one, 1 for the next) prevents shading
  // what an upper card hides.
  place.z = clamp(0.04 * aShow.w, -0.9, 0.9) * place.w;
  return place;
}

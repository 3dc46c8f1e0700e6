// The cards of the pile in this frame, one instance each.
// Lengths are px from the stage's centre, y up; angles are radians; lift and opacities are 0 to 1.
attribute vec4 aPose;  // x, y, rotation (clockwise), scale
// aPaper: bend along x (> 0 for a move right) and y (> 0 for a move down), about -1 to 1; lift; animated place in the
// pile.
attribute vec4 aPaper;
attribute vec4 aShow;  // opacity; opacity of the stamps like, superlike; whole-number place in the pile
attribute vec4 aCore;  // the core of the face (see card.vert): left, bottom, right, top, px from the card's centre
attribute vec2 aFace;  // 1 if the card above hides the core, else 0; the texture layer

// The position on screen of a point that is `height` px above a card's plane.
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

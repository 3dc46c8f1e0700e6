// A sheet of paper: a flat grid, larger than the card by the shadow's margin, that bends with the pull.
uniform vec2 uSize;    // px, the card
uniform float uMargin; // px
varying vec2 vPoint;   // px from the card's middle, y up
varying vec2 vSlope;   // rise of the paper for each px along x and y
flat varying vec3 vPaper; // tilt, lift, depth
flat varying vec4 vShow;
flat varying vec4 vPhoto;
flat varying vec4 vFit;

// How much the trailing edge of a bend of 1 rises, as a part of the card's height.
const float RISE = 0.25;

void main() {
  vec2 bend = aPaper.xy;
  vec2 point = position.xy * (uSize + 2.0 * uMargin);
  // 0 at the leading edge, 1 at the trailing one.
  vec2 trail = 0.5 + vec2(-sign(bend.x), sign(bend.y)) * point / uSize;
  vec2 rise = abs(bend) * RISE * uSize.y;
  vPoint = point;
  vSlope = 2.0 * rise * trail * vec2(-sign(bend.x), sign(bend.y)) / uSize;
  vPaper = vec3(aPose.z * aPaper.z, aPaper.zw);
  vShow = aShow;
  vPhoto = aPhoto;
  vFit = aFit;
  gl_Position = onScreen(point, dot(rise, trail * trail));
}

// A sheet of paper: a flat grid, larger than the card by the shadow's margin, that bends with the pull.
// uSize: px, the card. uMargin: px. uBend: about -1 to 1; x > 0 moves right, y > 0 moves down.
// uPlace: place in the pile, see layerDepth.
uniform vec2 uSize;
uniform float uMargin;
uniform vec2 uBend;
uniform float uPlace;
varying vec2 vPoint; // px from the card's middle, y up
varying vec2 vSlope; // rise of the paper for each px along x and y

// How much the trailing edge of a bend of 1 rises, as a part of the card's height.
const float RISE = 0.25;

void main() {
  vec2 point = position.xy * (uSize + 2.0 * uMargin);
  // 0 at the leading edge, 1 at the trailing one.
  vec2 trail = 0.5 + vec2(-sign(uBend.x), sign(uBend.y)) * point / uSize;
  vec2 rise = abs(uBend) * RISE * uSize.y;
  float height = dot(rise, trail * trail);
  vPoint = point;
  vSlope = 2.0 * rise * trail * vec2(-sign(uBend.x), sign(uBend.y)) / uSize;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(point, height, 1.0);
  gl_Position.z = layerDepth(uPlace) * gl_Position.w;
}

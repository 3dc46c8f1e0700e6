// A sheet of paper: a flat grid that bends with the pull. With INSIDE, the part of it that is surely opaque; without, all
// of it and the room that its shadow needs.
uniform vec2 uSize;      // px, the card
uniform vec2 uInside;    // px, without rounded corners and soft edges
uniform float uUnit;     // px of a deck unit
uniform vec4 uShadow[2]; // of a card that lies and of one that is lifted: blur, fall, share, in units and parts
uniform float uShadowShrink;
uniform vec2 uLayer;     // px that a layer of the faces holds
uniform vec4 uShade;     // what is left of each colour in the deepest shade; how much of it a place in the stack brings
uniform float uMostShade;
varying vec2 vPoint;     // px from the card's middle, y up
varying vec2 vSlope;     // rise of the paper for each px along x and y
varying vec2 vPlace;     // on the layer, 0 to 1
flat varying vec4 vShow; // opacity; stamps like, superlike; 1 where anything but the face is to be seen
flat varying vec3 vTint; // what the shade leaves of each colour
flat varying vec3 vLie;  // tilt, radians; lift; the face's layer
flat varying vec4 vShadow; // blur, fall, px; share; how much smaller than the card its box is, px

// How much the trailing edge of a bend of 1 rises, as a part of the card's height.
const float RISE = 0.25;

void main() {
  vec2 bend = aPaper.xy;
  float lift = aPaper.z;
  vec3 shadow = mix(uShadow[0].xyz, uShadow[1].xyz, lift);
  vShadow = vec4(shadow.xy * uUnit, shadow.z, shadow.x * uUnit * uShadowShrink);
#ifdef INSIDE
  vec2 point = position.xy * uInside;
#else
  // The shadow ends where its distance from the shrunken box is its blur.
  float reach = vShadow.x - vShadow.w + vShadow.y + 1.5;
  vec2 point = position.xy * (uSize + 2.0 * reach);
#endif
  // 0 at the leading edge, 1 at the trailing one.
  vec2 trail = 0.5 + vec2(-sign(bend.x), sign(bend.y)) * point / uSize;
  vec2 rise = abs(bend) * RISE * uSize.y;
  vPoint = point;
  vSlope = 2.0 * rise * trail * vec2(-sign(bend.x), sign(bend.y)) / uSize;
  vPlace = vec2(point.x + uSize.x * 0.5, uSize.y * 0.5 - point.y) / uLayer;
  vTint = mix(vec3(1.0), uShade.rgb, clamp(aPaper.w * uShade.a, 0.0, uMostShade));
  vLie = vec3(aPose.z * lift, lift, aLayer);
  vShow = vec4(aShow.xyz, step(1e-4, abs(lift) + abs(bend.x) + abs(bend.y) + aShow.y + aShow.z));
  gl_Position = onScreen(point, dot(rise, trail * trail));
#ifdef INSIDE
  // One that hides nothing is put where nothing is drawn.
  if (aShow.x < 0.999) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
#endif
}

// A sheet of paper that bends with the pull, in three parts, one around the other: its core, which the card above hides
// most of the time; its inside, which is surely opaque; and its rim, with the room that its shadow needs.
// With INSIDE: the inside of an opaque card, with its core unless that is hidden. Without: the rim, and all of a card that
// comes or goes. What is not drawn is left out here, since not every GPU tests for depth before it shades.
// position: xy from -1 to 1, on the edge of the core (z 0), of the inside (1) or of the rim (2).
attribute float aPart;   // 0 core, 1 inside, 2 rim
uniform vec2 uSize;      // px, the card
uniform vec2 uInside;    // px, without rounded corners and soft edges
uniform float uUnit;     // px of a deck unit
uniform vec4 uShadow[2]; // of a card that lies and of one that is lifted: blur, fall, in units; share
uniform float uShadowShrink;
uniform vec2 uLayer;     // px that a layer of the faces holds
uniform vec4 uShade;     // what is left of each colour in the deepest shade; how much of it a place in the stack brings
uniform float uMostShade;
varying vec2 vPoint;     // px from the card's middle, y up
varying vec2 vPlace;     // on the layer, 0 to 1
varying vec3 vLight;     // what light and shade leave of each colour
varying vec3 vGlow;      // what a sheen adds to it
flat varying vec4 vShow; // opacity; stamps like, superlike; the face's layer
flat varying vec4 vShadow; // blur, fall, px; share; how much smaller than the card its box is, px

// How much the trailing edge of a bend of 1 rises, as a part of the card's height.
const float RISE = 0.25;
const vec3 LIGHT = vec3(-0.42, 0.56, 0.72); // from the upper left, before the card

void main() {
  vec2 bend = aPaper.xy;
  float lift = aPaper.z;
  bool isOpaque = aShow.x > 0.999;
  vec3 shadow = mix(uShadow[0].xyz, uShadow[1].xyz, lift);
  vShadow = vec4(shadow.xy * uUnit, shadow.z, shadow.x * uUnit * uShadowShrink);
  // The shadow ends where its distance from the shrunken box is its blur.
  float reach = vShadow.x - vShadow.w + vShadow.y + 1.5;
  vec2 point = position.z < 0.5
    ? mix(aCore.xy, aCore.zw, position.xy * 0.5 + 0.5)
    : position.xy * (position.z < 1.5 ? uInside : uSize + 2.0 * reach) * 0.5;
  // 0 at the leading edge, 1 at the trailing one.
  vec2 lead = vec2(-sign(bend.x), sign(bend.y));
  vec2 trail = 0.5 + lead * point / uSize;
  vec2 rise = abs(bend) * RISE * uSize.y;
  vPoint = point;
  vPlace = vec2(point.x + uSize.x * 0.5, uSize.y * 0.5 - point.y) / uLayer;
  vShow = vec4(aShow.xyz, aMore.y);

  // Bent paper catches the light or turns from it; flat paper is as bright as its colours say.
  vec3 normal = normalize(vec3(-2.0 * rise * trail * lead / uSize, 1.0));
  float lit = mix(1.0, dot(normal, LIGHT) / LIGHT.z, 0.55);
  // A sheen that wanders over a lifted card with its tilt.
  float tilt = aPose.z * lift;
  float band = dot(point / uSize, vec2(0.55, -0.84)) + tilt * 2.2;
  float sheen = 0.1 * lift * min(abs(tilt) * 6.0, 1.0) * exp(-band * band * 9.0);
  vec3 tint = mix(vec3(1.0), uShade.rgb, clamp(aPaper.w * uShade.a, 0.0, uMostShade));
  vLight = lit * tint;
  vGlow = sheen * tint;

  gl_Position = onScreen(point, dot(rise, trail * trail));
#ifdef INSIDE
  bool isDrawn = isOpaque && (aPart > 0.5 || aMore.x < 0.5);
#else
  bool isDrawn = !isOpaque || aPart > 1.5;
#endif
  if (!isDrawn) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}

// A sheet of paper that bends with the drag. It has three nested parts: the core, which the card above usually hides; the
// inside, which is opaque; and the rim, which includes the rounded corners and room for the shadow.
// With INSIDE, this draws the inside of an opaque card, less its core if that is hidden. Without INSIDE, it draws the rim
// of an opaque card, and all of a card that fades. Other parts are moved off screen. The depth test would hide the
// core, too, but some GPUs shade before that test.
// position: xy from -1 to 1 across the core (z 0), the inside (z 1) or the rim (z 2). On the inner edge of a
// part, z is that of the next part inwards.
// pile.glsl has the attributes of each card, and onScreen().
attribute float aPart;   // the part whose triangles use this point: 0 core, 1 inside, 2 rim
uniform vec2 uSize;      // px, of the card
uniform vec2 uInside;    // px, of the card without rounded corners and soft edges
uniform float uUnit;     // px of a deck unit
uniform vec4 uShadow[2]; // of a card at rest and of a lifted one: blur and offset in units; opacity; w is unused
uniform float uShadowShrink; // how much smaller the shadow's box is than the card on each side, in blurs
uniform vec2 uLayer;     // px, of a layer of the faces
uniform vec4 uShade;     // factor of each colour in full shade; shade per place in the pile, 0 to 1
uniform float uMostShade; // the deepest shade, 0 to 1
varying vec2 vPoint;     // px from the card's centre, y up
varying vec2 vPlace;     // on the layer, 0 to 1
varying vec3 vLight;     // factor of each colour, by light and shade
varying vec3 vGlow;      // colour that a sheen adds
flat varying vec4 vShow; // opacity; opacity of the stamps like, superlike; the face's layer
flat varying vec4 vShadow; // blur and offset, px; opacity; how much smaller its box is than the card on each side, px

// The height of the trailing edge at a bend of 1, as a share of the card's height.
const float RISE = 0.25;
const vec3 LIGHT = vec3(-0.42, 0.56, 0.72); // from the upper left, in front of the card

void main() {
  vec2 bend = aPaper.xy;
  float lift = aPaper.z;
  bool isOpaque = aShow.x > 0.999; // OPAQUE in pile.ts
  vec3 shadow = mix(uShadow[0].xyz, uShadow[1].xyz, lift);
  vShadow = vec4(shadow.xy * uUnit, shadow.z, shadow.x * uUnit * uShadowShrink);
  // The shadow ends one blur outside its shrunken box. The last 1.5 px are for the antialiased edge.
  float reach = vShadow.x - vShadow.w + vShadow.y + 1.5;
  vec2 point = position.z < 0.5
    ? mix(aCore.xy, aCore.zw, position.xy * 0.5 + 0.5)
    : position.xy * (position.z < 1.5 ? uInside : uSize + 2.0 * reach) * 0.5;
  vec2 back = vec2(-sign(bend.x), sign(bend.y)); // from the leading edge to the trailing one
  vec2 trail = 0.5 + back * point / uSize; // 0 at the leading edge, 1 at the trailing one
  vec2 rise = abs(bend) * RISE * uSize.y;
  vPoint = point;
  vPlace = vec2(point.x + uSize.x * 0.5, uSize.y * 0.5 - point.y) / uLayer;
  vShow = vec4(aShow.xyz, aFace.y);

  // The slope of the paper's height, rise * trail * trail, turns the paper towards the light or away from it. Flat paper
  // has its own colours.
  vec3 normal = normalize(vec3(-2.0 * rise * trail * back / uSize, 1.0));
  float lit = mix(1.0, dot(normal, LIGHT) / LIGHT.z, 0.55);
  // A sheen moves over a lifted card as it tilts.
  float tilt = aPose.z * lift;
  float band = dot(point / uSize, vec2(0.55, -0.84)) + tilt * 2.2;
  float sheen = 0.1 * lift * min(abs(tilt) * 6.0, 1.0) * exp(-band * band * 9.0);
  vec3 tint = mix(vec3(1.0), uShade.rgb, clamp(aPaper.w * uShade.a, 0.0, uMostShade));
  vLight = lit * tint;
  vGlow = sheen * tint;

  gl_Position = onScreen(point, dot(rise, trail * trail));
#ifdef INSIDE
  bool isDrawn = isOpaque && (aPart > 0.5 || aFace.x < 0.5);
#else
  bool isDrawn = !isOpaque || aPart > 1.5;
#endif
  if (!isDrawn) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}

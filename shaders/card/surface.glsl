// The surface of a card: its face, stamps, light and shade.
// Lengths are px from the card's centre, y up; colours are sRGB. card.vert explains the varyings.
uniform mediump sampler2DArray uFaces;
uniform float uSpread;      // offset of four samples from the pixel's centre, in pixels; 0 takes one sample
uniform sampler2D uStamps;  // LIKE in the upper half, SUPERLIKE in the lower, premultiplied
uniform vec2 uStampSize;
uniform vec4 uStampAt[2];   // centre of each stamp; cosine and sine of its angle, counterclockwise
varying vec2 vPoint;
varying vec2 vPlace;
varying vec3 vLight;
varying vec3 vGlow;
flat varying vec4 vShow;

// A colour with a stamp on it. row: 0 for the upper half of uStamps, 1 for the lower; share: the stamp's opacity.
vec3 stamped(vec3 color, vec4 at, float row, float share) {
  vec2 place = mat2(at.z, -at.w, at.w, at.z) * (vPoint - at.xy) / uStampSize + 0.5;
  if (any(lessThan(place, vec2(0.0))) || any(greaterThan(place, vec2(1.0)))) return color;
  vec4 stamp = textureLod(uStamps, vec2(place.x, (1.0 - place.y + row) * 0.5), 0.0) * share;
  return color * (1.0 - stamp.a) + stamp.rgb;
}

vec3 faceAt(vec2 place) {
  return texture(uFaces, vec3(place, vShow.w)).rgb;
}

// The face. Where a pixel covers many texels, four samples keep letters legible.
vec3 face() {
  if (uSpread == 0.0) return faceAt(vPlace);
  vec2 along = dFdx(vPlace) * uSpread;
  vec2 across = dFdy(vPlace) * uSpread;
  vec2 sum = along + across;
  vec2 difference = along - across;
  return 0.25 * (faceAt(vPlace + sum) + faceAt(vPlace - sum) + faceAt(vPlace + difference) + faceAt(vPlace - difference));
}

vec3 surface() {
  vec3 color = face();
  if (vShow.y > 0.0) color = stamped(color, uStampAt[0], 0.0, vShow.y);
  if (vShow.z > 0.0) color = stamped(color, uStampAt[1], 1.0, vShow.z);
  return color * vLight + vGlow;
}

// A card as it lies there: its face, stamps, light and shade.
// Lengths in px from the card's middle with y up, colours sRGB.
uniform vec2 uSize;
uniform mediump sampler2DArray uFaces;
uniform sampler2D uStamps;    // LIKE in the upper half, SUPERLIKE in the lower, premultiplied
uniform vec2 uStampSize;
uniform vec4 uStampAt[2];     // of each: its middle, x and y, and its angle
varying vec2 vPoint;
varying vec2 vSlope;
varying vec2 vPlace;
flat varying vec4 vShow;
flat varying vec3 vTint;
flat varying vec3 vLie;

const vec3 LIGHT = vec3(-0.42, 0.56, 0.72); // from the upper left, before the card

vec3 stamped(vec3 color, vec4 at, float row, float share) {
  float c = cos(at.z);
  float s = sin(at.z);
  vec2 place = mat2(c, -s, s, c) * (vPoint - at.xy) / uStampSize + 0.5;
  if (any(lessThan(place, vec2(0.0))) || any(greaterThan(place, vec2(1.0)))) return color;
  vec4 stamp = texture(uStamps, vec2(place.x, (1.0 - place.y + row) * 0.5)) * share;
  return color * (1.0 - stamp.a) + stamp.rgb;
}

vec3 surface() {
  vec3 color = textureLod(uFaces, vec3(vPlace, vLie.z), 0.0).rgb;
  if (vShow.w > 0.5) {
    if (vShow.y > 0.0) color = stamped(color, uStampAt[0], 0.0, vShow.y);
    if (vShow.z > 0.0) color = stamped(color, uStampAt[1], 1.0, vShow.z);
    // Bent paper catches the light or turns from it; flat paper is as bright as its colours say.
    vec3 normal = normalize(vec3(-vSlope, 1.0));
    color *= mix(1.0, dot(normal, LIGHT) / LIGHT.z, 0.55);
    // A sheen that wanders over a lifted card with its tilt.
    float band = dot(vPoint / uSize, vec2(0.55, -0.84)) + vLie.x * 2.2;
    color += 0.1 * vLie.y * min(abs(vLie.x) * 6.0, 1.0) * exp(-band * band * 9.0);
  }
  return color * vTint;
}

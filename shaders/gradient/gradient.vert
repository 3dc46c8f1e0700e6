// The background: a grid over the whole stage, whatever the camera. Three pools of colour flow into each other, mixed in
// OKLab at the grid's points; between them the colours are so near that a straight mix does. The flat deck's background in
// src/story/story-page.module.css is fitted to this at rest.
// uFrom, uTo: three colours each, OKLab. uMix: 0 to 1, how far from the one set to the other.
// uDrift: radians, how far the pools have moved; it rests when the mix has settled. uAspect: width / height.
uniform vec3 uFrom[3];
uniform vec3 uTo[3];
uniform float uMix;
uniform float uDrift;
uniform float uAspect;
varying vec3 vColor; // sRGB

float pool(vec2 place, vec2 middle, float reach) {
  vec2 away = (place - middle) / reach;
  return exp(-dot(away, away));
}

void main() {
  vec2 wide = vec2(max(uAspect, 1.0), max(1.0 / uAspect, 1.0));
  vec2 place = position.xy * wide;
  vec2 sway = 0.07 * vec2(cos(uDrift), sin(uDrift * 0.8));
  place += 0.06 * vec2(sin(place.y * 3.1 + uDrift), cos(place.x * 2.7 - uDrift));

  float first = pool(place, vec2(-0.38, 0.46) * wide + sway, 0.62);
  float second = pool(place, vec2(0.46, 0.24) * wide - sway, 0.66);
  float third = pool(place, vec2(-0.04, -0.62) * wide + sway.yx, 0.8);
  float sum = first + second + third + 1e-4;

  vec3 one = mix(uFrom[0], uTo[0], uMix);
  vec3 two = mix(uFrom[1], uTo[1], uMix);
  vec3 three = mix(uFrom[2], uTo[2], uMix);
  vColor = oklabToSrgb((one * first + two * second + three * third) / sum);
  gl_Position = vec4(position.xy * 2.0, 0.999, 1.0);
}

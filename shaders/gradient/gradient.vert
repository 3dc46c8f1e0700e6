// The background: a grid over the whole stage. Three pools of colour are mixed in OKLab at the grid's points, which are
// close enough to interpolate between in sRGB. Shade lies over the upper and lower edge, behind words, and lamps shine
// where no words are: gold on the deck's left, rose on both sides. The lamps do not drift, so they never light up words.
// position: xy from -0.5 to 0.5 across the stage, y up.
// tools/fit-background.mjs fits the flat deck's background in stage.module.css to this one at rest.
uniform vec3 uFrom[3];  // OKLab
uniform vec3 uTo[3];    // OKLab
uniform float uMix;     // 0 shows uFrom, 1 uTo
uniform float uDrift;   // radians, phase of the pools' movement; 0 once the mix has settled
uniform float uAspect;  // width / height
varying vec3 vColor; // sRGB

const vec3 SHADE = vec3(20.0, 10.0, 44.0) / 255.0;
// With `matchColours`, build/serve/story-lamps.ts replaces both colours.
const vec3 ROSE = vec3(226.0, 100.0, 131.0) / 255.0;
const vec3 GOLD = vec3(249.0, 199.0, 132.0) / 255.0;

// 1 in a pool's middle, fading without an edge; about a third at its reach.
float pool(vec2 place, vec2 middle, float reach) {
  vec2 away = (place - middle) / reach;
  return exp(-dot(away, away));
}

// 1 at a lamp's centre, 0 from its edge on. lamp: centre and reach, in shares of the stage from its upper left.
float light(vec4 lamp) {
  vec2 away = (vec2(position.x + 0.5, 0.5 - position.y) - lamp.xy) / lamp.zw;
  float inside = max(1.0 - dot(away, away), 0.0);
  return inside * inside * inside;
}

void main() {
  // From the stage's centre, y up, in lengths of its shorter side.
  vec2 wide = vec2(max(uAspect, 1.0), max(1.0 / uAspect, 1.0));
  vec2 place = position.xy * wide;
  vec2 sway = 0.07 * vec2(cos(uDrift), sin(uDrift * 0.8));
  // Bends the pools' outlines.
  place += 0.06 * vec2(sin(place.y * 3.1 + uDrift), cos(place.x * 2.7 - uDrift));

  float first = pool(place, vec2(-0.38, 0.46) * wide + sway, 0.62);
  float second = pool(place, vec2(0.46, 0.24) * wide - sway, 0.66);
  float third = pool(place, vec2(-0.04, -0.62) * wide + sway.yx, 0.8);
  float sum = first + second + third + 1e-4;

  vec3 one = mix(uFrom[0], uTo[0], uMix);
  vec3 two = mix(uFrom[1], uTo[1], uMix);
  vec3 three = mix(uFrom[2], uTo[2], uMix);
  vColor = oklabToSrgb((one * first + two * second + three * third) / sum);

  bool isUpright = uAspect <= 1.0;
  vColor = mix(vColor, SHADE, 0.22 * max(abs(position.y) * 4.0 - 1.0, 0.0));
  vColor = mix(vColor, ROSE, 0.92 * light(isUpright ? vec4(1.02, 0.87, 0.68, 0.24) : vec4(1.02, 0.47, 0.56, 0.62)));
  vColor = mix(vColor, ROSE, 0.92 * light(isUpright ? vec4(0.0, 0.285, 1.1, 0.29) : vec4(0.0, 0.425, 0.55, 0.58)));
  vColor = mix(vColor, GOLD, 0.92 * light(isUpright ? vec4(0.0, 0.27, 0.68, 0.18) : vec4(0.01, 0.39, 0.34, 0.335)));
  // Behind every card: see pile.glsl.
  gl_Position = vec4(position.xy * 2.0, 0.999, 1.0);
}

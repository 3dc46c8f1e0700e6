import { numbersIn } from './shape.mjs';

/** @typedef {ReturnType<typeof readShader>} Shader */

/** The part of `shaders/gradient/gradient.vert` that this model covers. # is a number that it reads. */
const SHADER_SHAPE = `
const vec3 SHADE = vec3(#, #, #) / 255.0;
const vec3 ROSE = vec3(#, #, #) / 255.0;
const vec3 GOLD = vec3(#, #, #) / 255.0;
float pool(vec2 place, vec2 middle, float reach) {
  vec2 away = (place - middle) / reach;
  return exp(-dot(away, away));
}
float light(vec4 lamp) {
  vec2 away = (vec2(position.x + 0.5, 0.5 - position.y) - lamp.xy) / lamp.zw;
  float inside = max(1.0 - dot(away, away), 0.0);
  return inside * inside * inside;
}
void main() {
  vec2 wide = vec2(max(uAspect, 1.0), max(1.0 / uAspect, 1.0));
  vec2 place = position.xy * wide;
  vec2 sway = # * vec2(cos(uDrift), sin(uDrift * #));
  place += # * vec2(sin(place.y * # + uDrift), cos(place.x * # - uDrift));
  float first = pool(place, vec2(#, #) * wide + sway, #);
  float second = pool(place, vec2(#, #) * wide - sway, #);
  float third = pool(place, vec2(#, #) * wide + sway.yx, #);
  float sum = first + second + third + #;
  vec3 one = mix(uFrom[0], uTo[0], uMix);
  vec3 two = mix(uFrom[1], uTo[1], uMix);
  vec3 three = mix(uFrom[2], uTo[2], uMix);
  vColor = oklabToSrgb((one * first + two * second + three * third) / sum);
  bool isUpright = uAspect <= 1.0;
  vColor = mix(vColor, SHADE, # * max(abs(position.y) * # - 1.0, 0.0));
  vColor = mix(vColor, ROSE, # * light(isUpright ? vec4(#, #, #, #) : vec4(#, #, #, #)));
  vColor = mix(vColor, ROSE, # * light(isUpright ? vec4(#, #, #, #) : vec4(#, #, #, #)));
  vColor = mix(vColor, GOLD, # * light(isUpright ? vec4(#, #, #, #) : vec4(#, #, #, #)));
  gl_Position = vec4(position.xy * 2.0,`;

/**
 * Reads the pools of colour at rest (`uMix` 1, `uDrift` 0), the shade over them, and the lamps, the lowest first.
 * @param {string} text `gradient.vert`
 */
export function readShader(text) {
  const [numbers = []] = numbersIn(text.replaceAll(/\/\/.*/g, ''), SHADER_SHAPE, 1, 'gradient.vert');
  const [shade, rose, gold] = [0, 3, 6].map((at) => numbers.slice(at, at + 3));
  const [sway, , warp, waveX, waveY, ...more] = numbers.slice(9);
  const pool = (at, swayX, swayY) => ({ x: more[at], y: more[at + 1], swayX, swayY, reach: more[at + 2] });
  const lamp = (at, color) => ({
    color,
    strength: more[at],
    portrait: more.slice(at + 1, at + 5),
    landscape: more.slice(at + 5, at + 9),
  });
  return {
    warp,
    waveX,
    waveY,
    pools: [pool(0, sway, 0), pool(3, -sway, 0), pool(6, 0, sway)],
    rest: more[9],
    shade: { color: shade, strength: more[10], steep: more[11] },
    lamps: [lamp(12, rose), lamp(21, rose), lamp(30, gold)],
  };
}

/**
 * The share of a lamp's light at a distance from its centre, as in the shader.
 * @param {number} away in parts of the lamp's reach
 */
export const bell = (away) => Math.max(1 - away * away, 0) ** 3;

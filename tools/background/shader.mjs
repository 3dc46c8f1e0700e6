import { numbersIn } from './shape.mjs';

/** @typedef {ReturnType<typeof readShader>} Shader */

/** The part of `gradient.vert`, without its comments, that this folder repeats in JavaScript. Each # is a number. */
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
 * Throws if the shader differs from `SHADER_SHAPE` in more than its numbers.
 * @param {string} text `gradient.vert`
 */
export function readShader(text) {
  const [numbers = []] = numbersIn(text.replaceAll(/\/\/.*/g, ''), SHADER_SHAPE, 1, 'gradient.vert');
  // From here on, each call takes the next numbers, so the calls follow the order of the shader's lines.
  const take = (count) => numbers.splice(0, count);
  const [shade, rose, gold] = [take(3), take(3), take(3)];
  // The sway at rest is (sway, 0). The second number of its line only multiplies `uDrift`, which is 0.
  const [sway] = take(2);
  const [warp, waveX, waveY] = take(3);
  const takePool = (swayX, swayY) => {
    const [x, y, reach] = take(3);
    return { x, y, swayX, swayY, reach };
  };
  const pools = [takePool(sway, 0), takePool(-sway, 0), takePool(0, sway)];
  const [epsilon, strength, steepness] = take(3);
  const takeLamp = (color) => ({ color, strength: take(1)[0], portrait: take(4), landscape: take(4) });
  const lamps = [takeLamp(rose), takeLamp(rose), takeLamp(gold)];
  return { warp, waveX, waveY, pools, epsilon, shade: { color: shade, strength, steepness }, lamps };
}

/**
 * The share of a lamp's light at a distance from its centre, as in the shader's `light`.
 * @param {number} away as a share of the lamp's reach
 */
export const lampLight = (away) => Math.max(1 - away * away, 0) ** 3;

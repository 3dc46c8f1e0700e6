// A number from 0 to 1 that looks random, but is always the same in the same unit square.
// Source: interleaved gradient noise, J. Jimenez, 2014.
float grain(vec2 place) {
  return fract(52.9829189 * fract(dot(floor(place), vec2(0.06711056, 0.00583715))));
}

import { summary } from './comparison.mjs';
import { CROSS, SHARES, STEPS, THIRD } from './styles.mjs';

/** @typedef {(numbers: number[]) => Float64Array} Compare */

/** A fit with less gain than this, as a share of the rms, keeps the numbers as they are. */
const LEAST_GAIN = 0.01;
/** The descent stops at this gain per step, or at this damping. */
const LEAST_STEP_GAIN = 1e-3;
const MAX_DAMPING = 1e6;
const FIRST_DAMPING = 1e-3;

/**
 * Finds the numbers with which the sum of squared differences is least.
 * @param {Compare} compare
 * @param {number[]} start
 * @returns {number[]} in whole steps, and no neighbour is better
 */
export function fit(compare, start) {
  const rmsOf = (numbers) => (isInOrder(numbers) ? summary(compare(numbers)).rms : Infinity);
  const found = descend(compare, rmsOf, start).map(round);
  return settle(rmsOf, rmsOf(found) < (1 - LEAST_GAIN) * rmsOf(start) ? found : start);
}

/** Copies with one of the numbers a step larger or smaller. @param {number[]} numbers @returns {number[][]} */
export function neighbours(numbers) {
  return STEPS.flatMap((step, at) => [-step, step].map((by) => numbers.with(at, round(numbers[at] + by, at))));
}

const round = (number, at) => Math.round(number / STEPS[at]) / Math.round(1 / STEPS[at]);
const isInOrder = (numbers) =>
  [THIRD, CROSS].every((first) => SHARES.every((_, at) => at === 0 || numbers[first + at - 1] < numbers[first + at]));

/** Descends by the Levenberg–Marquardt algorithm until a step gains next to nothing. */
function descend(compare, rmsOf, start) {
  let best = start;
  let least = rmsOf(best);
  let gain = 1;
  let damping = FIRST_DAMPING;
  while (gain > LEAST_STEP_GAIN && damping < MAX_DAMPING) {
    const differences = compare(best);
    const slopes = best.map((number, at) => {
      const moved = compare(best.with(at, number + STEPS[at]));
      return moved.map((value, each) => (value - differences[each]) / STEPS[at]);
    });
    const products = slopes.map((one) => slopes.map((two) => dot(one, two)).concat(-dot(one, differences)));
    // Ever shorter steps, until one leads down.
    for (gain = 0; gain <= 0 && damping < MAX_DAMPING; damping *= gain > 0 ? 0.1 : 10) {
      const step = solve(products.map((row, at) => row.with(at, row[at] * (1 + damping))));
      const next = best.map((number, at) => number + step[at]);
      const rms = rmsOf(next);
      gain = 1 - rms / least;
      if (gain > 0) [best, least] = [next, rms];
    }
  }
  return best;
}

/** Moves to better neighbours until there are none. */
function settle(rmsOf, start) {
  let best = start;
  let least = rmsOf(best);
  for (let before = Infinity; least < before;) {
    before = least;
    for (const next of neighbours(best)) {
      const rms = rmsOf(next);
      if (rms < least) [best, least] = [next, rms];
    }
  }
  return best;
}

function dot(one, two) {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at] * two[at];
  return sum;
}

/** Solves linear equations by elimination. Each row has its factors, then its result. */
function solve(rows) {
  for (const [at, row] of rows.entries()) {
    for (const other of rows) {
      if (other === row) continue;
      const share = other[at] / row[at];
      for (let column = at; column <= rows.length; column++) other[column] -= share * row[column];
    }
  }
  return rows.map((row, at) => row[rows.length] / row[at]);
}

import { summary } from './comparison.mjs';
import { CROSS_STOPS, SHARES, STEPS, THIRD_STOPS } from './styles.mjs';

/** @typedef {(numbers: number[]) => Float64Array} Compare from `createComparison` */

/** A descent that lowers the rms by less than this share of it is discarded, so that a refit changes few numbers. */
const LEAST_GAIN = 0.01;
/** The descent ends when a step lowers the rms by less than this share, or when the damping exceeds its maximum. */
const LEAST_STEP_GAIN = 1e-3;
const MAX_DAMPING = 1e6;
const FIRST_DAMPING = 1e-3;

/**
 * Finds the numbers for which the differences have the least rms (root mean square).
 * @param {Compare} compare
 * @param {number[]} start
 * @returns {number[]} multiples of their steps; moving one of them by a step lowers the rms no further
 */
export function fit(compare, start) {
  const rmsOf = (numbers) => (areStopsInOrder(numbers) ? summary(compare(numbers)).rms : Infinity);
  const found = descend(compare, rmsOf, start).map(roundToStep);
  return settle(rmsOf, rmsOf(found) < (1 - LEAST_GAIN) * rmsOf(start) ? found : start);
}

/** Copies with one of the numbers a step smaller or larger. @param {number[]} numbers @returns {number[][]} */
export function neighbours(numbers) {
  return STEPS.flatMap((step, at) => [-step, step].map((by) => numbers.with(at, roundToStep(numbers[at] + by, at))));
}

/** Divides by the number of steps in 1, since a product with a step of 0.1 would have rounding errors. */
const roundToStep = (number, at) => Math.round(number / STEPS[at]) / Math.round(1 / STEPS[at]);

const areStopsInOrder = (numbers) =>
  [THIRD_STOPS, CROSS_STOPS]
    .map((first) => numbers.slice(first, first + SHARES.length))
    .every((stops) => stops.every((stop, at) => at === 0 || stops[at - 1] < stop));

/** Lowers the rms by the Levenberg–Marquardt algorithm until a step gains next to nothing. */
function descend(compare, rmsOf, start) {
  let best = start;
  let least = rmsOf(best);
  let gain = 1;
  let damping = FIRST_DAMPING;
  while (gain > LEAST_STEP_GAIN && damping < MAX_DAMPING) {
    const differences = compare(best);
    const slopes = best.map((number, at) => {
      const moved = compare(best.with(at, number + STEPS[at]));
      return moved.map((difference, each) => (difference - differences[each]) / STEPS[at]);
    });
    const equations = slopes.map((row) => slopes.map((column) => dot(row, column)).concat(-dot(row, differences)));
    // More damping shortens the step, until one lowers the rms; the next step is then damped less.
    do {
      const step = solve(equations.map((row, at) => row.with(at, row[at] * (1 + damping))));
      const next = best.map((number, at) => number + step[at]);
      const rms = rmsOf(next);
      gain = 1 - rms / least;
      if (gain > 0) [best, least] = [next, rms];
      damping *= gain > 0 ? 0.1 : 10;
    } while (gain <= 0 && damping < MAX_DAMPING);
  }
  return best;
}

/** Moves to neighbours with a lower rms until none has one. */
function settle(rmsOf, start) {
  let best = start;
  let least = rmsOf(best);
  let hasMoved = true;
  while (hasMoved) {
    hasMoved = false;
    for (const next of neighbours(best)) {
      const rms = rmsOf(next);
      if (rms >= least) continue;
      [best, least] = [next, rms];
      hasMoved = true;
    }
  }
  return best;
}

function dot(row, column) {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += row[at] * column[at];
  return sum;
}

/** Solves linear equations by elimination. Each row has its factors, then its result. */
function solve(rows) {
  for (const [at, row] of rows.entries()) {
    for (const other of rows) {
      if (other === row) continue;
      const factor = other[at] / row[at];
      for (let column = at; column <= rows.length; column++) other[column] -= factor * row[column];
    }
  }
  return rows.map((row, at) => row[rows.length] / row[at]);
}

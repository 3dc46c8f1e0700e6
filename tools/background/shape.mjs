/** A pattern for text of a shape, with any white space. # stands for a number. */
const patternOf = (shape) =>
  shape
    .trim()
    .split(/\s+/)
    .map((word) =>
      word.replace(/[.*+?^${}()|[\]]/g, String.raw`\$&`).replaceAll('#', String.raw`(-?[\d.]+(?:e-?\d+)?)`),
    )
    .join(String.raw`\s+`);

/**
 * Reads the numbers in each of the `count` places in a text that have a shape. Throws if there are more or fewer, since
 * the model is then out of date.
 * @param {string} text @param {string} shape @param {number} count @param {string} file @returns {number[][]}
 */
export function numbersIn(text, shape, count, file) {
  const found = [...text.matchAll(new RegExp(patternOf(shape), 'g'))];
  if (found.length !== count) throw new Error(`${file} does not match the model in tools/background:\n${shape}`);
  return found.map(([, ...numbers]) => numbers.map(Number));
}

/**
 * Replaces each place in a text that has a shape.
 * @param {string} text @param {string} shape @param {() => string} write
 */
export function replaceShape(text, shape, write) {
  return text.replace(new RegExp(patternOf(shape), 'g'), write);
}

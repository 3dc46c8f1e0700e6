/*
 * A shape is text in which each # stands for a number. A text matches it with any white space between its words.
 */

const patternOf = (shape) =>
  shape
    .trim()
    .split(/\s+/)
    .map((word) =>
      word.replace(/[.*+?^${}()|[\]]/g, String.raw`\$&`).replaceAll('#', String.raw`(-?[\d.]+(?:e-?\d+)?)`),
    )
    .join(String.raw`\s+`);

/**
 * Reads the numbers from each match of a shape in a text. Throws if there are more or fewer than `count` matches, since
 * the model is then out of date.
 * @param {string} text @param {string} shape @param {number} count @param {string} file named by the error
 * @returns {number[][]} one list for each match
 */
export function numbersIn(text, shape, count, file) {
  const matches = [...text.matchAll(new RegExp(patternOf(shape), 'g'))];
  if (matches.length !== count) throw new Error(`${file} does not match the model in tools/background:\n${shape}`);
  return matches.map(([, ...numbers]) => numbers.map(Number));
}

/**
 * Replaces each match of a shape in a text.
 * @param {string} text @param {string} shape @param {() => string} write returns the next match's replacement
 */
export function replaceShape(text, shape, write) {
  return text.replace(new RegExp(patternOf(shape), 'g'), write);
}

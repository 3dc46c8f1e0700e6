import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitNames } from '../../../build/draw/fonts/fit-names.ts';

/** Every letter is half an em wide. */
const widthOf = (text: string) => text.length / 2;
/** No letter is tall or has a tail. */
const reachOf = () => ({ above: 0, below: 0 });

describe('the couple’s names', () => {
  test('share one line of a tall screen if they are short', () => {
    expect(fitNames('Nell', '&', 'Mateo', widthOf, reachOf).tall).toMatchObject({ em: 6, lines: 1 });
  });

  test('have a line each if they are longer, or if the screen is wide', () => {
    expect(fitNames('Margarethe', '&', 'Maximilian', widthOf, reachOf).tall).toMatchObject({ em: 6, lines: 2 });
    expect(fitNames('Nell', '&', 'Mateo', widthOf, reachOf).wide).toMatchObject({ em: 3, lines: 2 });
  });

  test('have a line for each word if that makes them larger', () => {
    const { wide } = fitNames('Þórdís Aðalsteinsdóttir', '&', 'Bjørn Mikkelsen-Haugland', widthOf, reachOf);
    expect(wide).toMatchObject({ em: 9, lines: 4 });
  });

  test('keep a word like "und" on the last line of the first person’s name', () => {
    const { wide } = fitNames('Þórdís Aðalsteinsdóttir', 'und', 'Bjørn Mikkelsen-Haugland', widthOf, reachOf);
    expect(wide).toMatchObject({ em: 10, lines: 4 });
  });

  test('fit into their lines, however long they are', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (first, second) => {
        const { tall, wide } = fitNames(first, '&', second, widthOf, reachOf);
        for (const { em, lines } of [tall, wide]) {
          expect(em).toBeGreaterThan(0);
          // Together, the lines are at least as wide as the text without its spaces at line breaks.
          expect(em * lines).toBeGreaterThanOrEqual(widthOf(`${first} &${second}`) - lines);
        }
      }),
    );
  });
});

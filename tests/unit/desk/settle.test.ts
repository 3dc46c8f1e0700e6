import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../desk/protocol';
import { settle } from '../../../desk/server/plan/settle';

const MISTAKES: Answer = { status: 'mistakes', mistakes: [] };
const DONE: Answer = { status: 'done' };

/** Content in which some steps are valid only once certain others are written, before or together with them. */
const content = fc.integer({ min: 1, max: 5 }).chain((count) =>
  fc.array(fc.record({ isValid: fc.boolean(), needs: fc.uniqueArray(fc.nat(count - 1), { maxLength: 2 }) }), {
    minLength: count,
    maxLength: count,
  }),
);

/** Every step that can be written at all: the valid steps that need only each other. */
function writable(steps: readonly { isValid: boolean; needs: number[] }[]): number[] {
  let left = steps.flatMap(({ isValid }, position) => (isValid ? [position] : []));
  // Removes steps until those left need only each other.
  for (let before = -1; before !== left.length;) {
    before = left.length;
    left = left.filter((position) => steps[position]?.needs.every((need) => left.includes(need)));
  }
  return left;
}

describe('steps of one request', () => {
  test('are written alone or together if possible, each with its answer', async () => {
    await fc.assert(
      fc.asyncProperty(content, async (steps) => {
        const written = new Set<number>();
        const answers = await settle(steps.length, async (positions) => {
          expect(positions.filter((position) => written.has(position))).toEqual([]);
          const after = new Set([...written, ...positions]);
          const isSound = positions.every((position) => {
            const step = steps[position];
            return step?.isValid && step.needs.every((need) => after.has(need));
          });
          if (isSound) for (const position of positions) written.add(position);
          return isSound ? DONE : MISTAKES;
        });
        expect([...written].toSorted((a, b) => a - b)).toEqual(writable(steps));
        expect(answers).toEqual(steps.map((_, position) => (written.has(position) ? DONE : MISTAKES)));
      }),
    );
  });

  test('are tried together only if mistakes, and no conflicts, stop them', async () => {
    const conflict: Answer = { status: 'conflict', at: { file: 'faq.yaml', path: ['a'] }, theirs: 'b', yours: 'c' };
    const tried: (readonly number[])[] = [];
    const answers = await settle(3, async (positions) => {
      tried.push(positions);
      return positions.includes(1) ? conflict : MISTAKES;
    });
    expect(answers).toEqual([MISTAKES, conflict, MISTAKES]);
    expect(tried).toEqual([[0], [1], [2], [0, 2]]);
  });

  test('are tried a limited number of times', async () => {
    let tries = 0;
    const answers = await settle(30, async () => {
      tries += 1;
      return MISTAKES;
    });
    expect(answers).toHaveLength(30);
    // 30 steps have a billion groups.
    expect(tries).toBeLessThan(100);
  });
});

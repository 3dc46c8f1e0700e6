import { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { askSecretly, confirm } from '../../../commands/support/prompts.ts';

afterEach(() => vi.restoreAllMocks());

/** Answers the next question with these lines, then ends the input. @param isTTY whether it is a terminal */
function answerWith(lines: string[], isTTY: boolean): void {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Object.assign(Readable.from(lines), { isTTY }) as never);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
}

test('a secret is the line that was typed, or empty if the input ends', async () => {
  answerWith(['abc\n'], false);
  expect(await askSecretly('Token: ')).toBe('abc');
  answerWith([], false);
  expect(await askSecretly('Token: ')).toBe('');
});

test('closing the terminal at a question declines', async () => {
  answerWith(['y\n'], true);
  expect(await confirm('Continue?', true)).toBe(true);
  answerWith([], true);
  expect(await confirm('Continue?', true)).toBe(false);
});

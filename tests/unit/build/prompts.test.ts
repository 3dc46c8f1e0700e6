import { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { askSecretly, confirm } from '../../../commands/support/prompts.ts';

afterEach(() => vi.restoreAllMocks());

/** Replaces what the couple type. */
function type(lines: string[], isTTY: boolean): void {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Object.assign(Readable.from(lines), { isTTY }) as never);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
}

test('a secret is the line that was typed, or empty if nothing can be typed', async () => {
  type(['abc\n'], false);
  expect(await askSecretly('Token: ')).toBe('abc');
  type([], false);
  expect(await askSecretly('Token: ')).toBe('');
});

test('closing the terminal at a question declines', async () => {
  type(['y\n'], true);
  expect(await confirm('Continue?', true)).toBe(true);
  type([], true);
  expect(await confirm('Continue?', true)).toBe(false);
});

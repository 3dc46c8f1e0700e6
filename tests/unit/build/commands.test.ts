import { expect, test, vi } from 'vitest';
import { run as key } from '../../../commands/key';
import { run as create } from '../../../commands/new';
import { run as publish } from '../../../commands/publish';
import { run as update } from '../../../commands/update';

test.each([
  ['key', key],
  ['new', create],
  ['publish', publish],
  ['update', update],
])('our-story %s explains its use if it does not know an option', async (name, run) => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await run('/no/such/folder', ['--hepl'])).toBe(false);
  expect(print.mock.calls.flat().join('\n')).toContain(`our-story ${name} `);
  vi.restoreAllMocks();
});

import { describe, expect, test } from 'vitest';
import { createPart, forgetFailures } from '../../../src/part';

/** Fails this many times, then succeeds. */
function flaky(failures: number) {
  let tries = 0;
  const bring = async () => {
    tries++;
    if (tries <= failures) throw new Error('Not now');
    return 'here';
  };
  return { bring, tries: () => tries };
}

describe('a lazy part', () => {
  test('is loaded once, with a promise that React sees as fulfilled', async () => {
    const { bring, tries } = flaky(0);
    const part = createPart(bring);
    expect(part.isLoaded()).toBe(false);
    await part.preload();
    expect(part.isLoaded()).toBe(true);
    expect(part.load()).toMatchObject({ status: 'fulfilled', value: 'here' });
    expect(tries()).toBe(1);
  });

  test('stays failed until failures are forgotten', async () => {
    const { bring, tries } = flaky(1);
    const part = createPart(bring);
    await expect(part.load()).rejects.toThrow('Not now');
    await expect(part.load()).rejects.toThrow('Not now');
    expect(tries()).toBe(1);
    forgetFailures();
    expect(await part.load()).toBe('here');
  });

  test('loads on demand after a preload failed', async () => {
    const part = createPart(flaky(1).bring);
    expect(await part.preload()).toBeUndefined();
    expect(await part.load()).toBe('here');
  });

  test('retains what has loaded when older failures are forgotten', async () => {
    const part = createPart(flaky(1).bring);
    await part.preload();
    const loading = part.load();
    await loading;
    forgetFailures();
    expect(part.load()).toBe(loading);
  });
});

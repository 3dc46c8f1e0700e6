import { describe, expect, test } from 'vitest';
import { createPart, forgetFailures } from '../../../src/part';

/** A loader that fails this many times, then succeeds. */
function flakyLoader(failures: number) {
  let tries = 0;
  const load = async () => {
    tries++;
    if (tries <= failures) throw new Error('Not now');
    return 'loaded';
  };
  return { load, tries: () => tries };
}

describe('a lazy part', () => {
  test('is loaded once, with a promise that React sees as fulfilled', async () => {
    const { load, tries } = flakyLoader(0);
    const part = createPart(load);
    await part.preload();
    expect(part.load()).toMatchObject({ status: 'fulfilled', value: 'loaded' });
    expect(tries()).toBe(1);
  });

  test('stays failed until failures are forgotten', async () => {
    const { load, tries } = flakyLoader(1);
    const part = createPart(load);
    await expect(part.load()).rejects.toThrow('Not now');
    await expect(part.load()).rejects.toThrow('Not now');
    expect(tries()).toBe(1);
    forgetFailures();
    expect(await part.load()).toBe('loaded');
  });

  test('loads on demand after its preload failed', async () => {
    const part = createPart(flakyLoader(1).load);
    expect(await part.preload()).toBeUndefined();
    expect(await part.load()).toBe('loaded');
  });

  test('retains what has loaded when older failures are forgotten', async () => {
    const part = createPart(flakyLoader(1).load);
    await part.preload();
    const loading = part.load();
    await loading;
    forgetFailures();
    expect(part.load()).toBe(loading);
  });
});

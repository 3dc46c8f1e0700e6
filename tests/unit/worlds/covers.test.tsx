import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CoverProps } from '../../../src/worlds/world';

/** The cover's picture is part of every page's HTML, which has at most 60 kB, compressed: `shell` in `budgets.json`. */
const BUDGET_BYTES = 15_000;

/** Loads a world's cover and everything that lights up when all pages have been read. */
const LOAD = {
  harbour: async () => {
    const { Cover } = await import('../../../src/worlds/harbour/cover');
    const { Fireworks } = await import('../../../src/worlds/harbour/scenery/lights/fireworks');
    return { Cover, lights: <Fireworks complete /> };
  },
  mountains: async () => {
    const { Cover } = await import('../../../src/worlds/mountains/cover');
    const { Fires } = await import('../../../src/worlds/mountains/scenery/lights/fires');
    const { Celebration } = await import('../../../src/worlds/mountains/scenery/lights/celebration');
    const { Garland } = await import('../../../src/worlds/mountains/scenery/lights/garland');
    const lights = (
      <>
        <Fires complete />
        <Celebration />
        <Garland read={['story']} complete />
      </>
    );
    return { Cover, lights };
  },
};

const CLOSED: CoverProps = { phase: 'cover', read: [], complete: false };
const HOME: CoverProps = { phase: 'home', read: ['story'], complete: true };

afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(LOAD))('the cover of the %s', (_world, load) => {
  const closed = async () => {
    const { Cover } = await load();
    return renderToStaticMarkup(<Cover {...CLOSED} />);
  };
  /** Home with everything that lights up. */
  const home = async () => {
    const { Cover, lights } = await load();
    return renderToStaticMarkup(<Cover {...HOME} />) + renderToStaticMarkup(lights);
  };

  test('takes at most a quarter of its page’s budget', async () => {
    expect(brotliCompressSync(await closed()).byteLength).toBeLessThan(BUDGET_BYTES);
  });

  test('is the same in the build and in the browser', async () => {
    const built = await home();
    // Draws again what a module draws when it loads.
    vi.resetModules();
    const random = vi.spyOn(Math, 'random');
    vi.spyOn(Date, 'now').mockReturnValue(0);
    expect(await home()).toBe(built);
    expect(random).not.toHaveBeenCalled();
  });

  test('has no images', async () => {
    expect((await closed()) + (await home())).not.toMatch(/<img|<image|url\((?!#)/);
  });

  test('has no inline styles in a page’s HTML, where the security policy forbids them', async () => {
    const { Cover } = await load();
    // `home` also has the lights, which only a script draws. The policy lets scripts set styles.
    expect((await closed()) + renderToStaticMarkup(<Cover {...HOME} />)).not.toContain(' style=');
  });

  test('refers only to gradients that it contains, each once', async () => {
    const markup = await home();
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of markup.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(id);
  });

  test('has only valid numbers in its paths', async () => {
    expect(await home()).not.toMatch(/NaN|undefined|Infinity|--\d/);
  });

  test('is hidden from screen readers', async () => {
    expect(await closed()).toMatch(/^<div[^>]* aria-hidden="true"/);
  });
});

import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Cover } from '../../src/worlds/mountains/cover';
import { Emblem } from '../../src/worlds/mountains/emblem';
import { EventDrawing } from '../../src/worlds/mountains/event-drawing';
import { DRAWINGS } from '../../src/worlds/mountains/facts';
import { Feast } from '../../src/worlds/mountains/feast';
import { Fires } from '../../src/worlds/mountains/fires';
import { Garland } from '../../src/worlds/mountains/garland';
import { sharePicture } from '../../src/worlds/mountains/share';
import { PAGES, type PageId } from '../../src/site/pages';
import { PRESENT_PAGES } from '../../src/site/present-pages';

/** The budget for the cover's picture, which stands in the page's first file. */
const COVER_BUDGET_BYTES = 15_000;

const cover = () => renderToStaticMarkup(<Cover phase="cover" read={[]} complete={false} />);
const home = (read: PageId[], complete = false) =>
  renderToStaticMarkup(<Cover phase="home" read={read} complete={complete} />);
const lights = () =>
  renderToStaticMarkup(
    <>
      <Fires all />
      <Feast />
      <Garland read={['story']} complete />
    </>,
  );
const count = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;

describe('the mountains', () => {
  it('are light enough to stand in the first file', () => {
    expect(brotliCompressSync(cover()).byteLength).toBeLessThan(COVER_BUDGET_BYTES);
  });

  it('are drawn the same in every run, so that what the build draws is what the browser expects', () => {
    expect(cover()).toBe(cover());
  });

  it('ask for no picture and set no style of their own, which a strict policy would refuse', () => {
    expect(cover() + lights()).not.toMatch(/ style=|<img|<image|url\((?!#)/);
  });

  it('refer only to paints that they hold, each once', () => {
    const markup = home(['story'], true) + lights();
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of markup.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(id);
  });

  it('have no numbers gone wrong in their paths', () => {
    expect(home(['story'], true) + lights() + sharePicture).not.toMatch(/NaN|undefined|Infinity|--\d/);
  });

  it('hang one lantern for each page read, and all of them for the feast', () => {
    const lanterns = (markup: string) => count(markup, /data-lantern=/g);
    const garland = (read: PageId[], complete = false) =>
      renderToStaticMarkup(<Garland read={read} complete={complete} />);
    expect(lanterns(garland([]))).toBe(0);
    expect(lanterns(garland(['story', 'travel', 'faq']))).toBe(3);
    expect(lanterns(garland([], true))).toBe(PRESENT_PAGES.length);
  });

  it('keep most of the fires for the end', () => {
    const fires = (all: boolean) => count(renderToStaticMarkup(<Fires all={all} />), /data-fire=/g);
    expect(fires(true)).toBeGreaterThan(2 * fires(false));
  });

  it('say nothing to a screen reader', () => {
    expect(cover()).toMatch(/^<div[^>]* aria-hidden="true"/);
  });

  it('draw every event that they name', () => {
    for (const subject of DRAWINGS) expect(renderToStaticMarkup(<EventDrawing subject={subject} />)).toContain('<path');
  });
});

describe('a lantern', () => {
  it('is folded before its page is read, then open with a flower that no other has', () => {
    expect(renderToStaticMarkup(<Emblem page="faq" waiting />)).not.toContain('data-lantern');
    const open = PAGES.map(({ id }) => renderToStaticMarkup(<Emblem page={id} />).replace(id, ''));
    expect(new Set(open).size).toBe(PAGES.length);
  });
});

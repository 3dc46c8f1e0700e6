import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Fireworks } from '../../src/worlds/harbour/fireworks';
import { Cover } from '../../src/worlds/harbour/cover';
import { Emblem } from '../../src/worlds/harbour/emblem';
import type { PageId } from '../../src/site/pages';

/** The budget for the cover's picture, which stands in the page's first file. */
const COVER_BUDGET_BYTES = 15_000;

const cover = () => renderToStaticMarkup(<Cover phase="cover" read={[]} complete={false} />);
const home = (read: PageId[], complete = false) =>
  renderToStaticMarkup(<Cover phase="home" read={read} complete={complete} />);
const count = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;

describe('the harbour', () => {
  it('is light enough to stand in the first file', () => {
    expect(brotliCompressSync(cover()).byteLength).toBeLessThan(COVER_BUDGET_BYTES);
  });

  it('is drawn the same in every run, so that what the build draws is what the browser expects', () => {
    expect(cover()).toBe(cover());
  });

  it('asks for no picture and sets no style of its own, which a strict policy would refuse', () => {
    expect(cover()).not.toMatch(/ style=|<img|<image|url\((?!#)/);
  });

  it('refers only to paints that it holds, each once', () => {
    const markup = home(['story'], true) + renderToStaticMarkup(<Fireworks all />);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of markup.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(id);
  });

  it('has no numbers gone wrong in its paths', () => {
    expect(home(['story'], true) + renderToStaticMarkup(<Fireworks all />)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('flies one flag for each page read, and the whole string once she is dressed', () => {
    const flags = (markup: string) => count(markup, /<path fill="#[^"]+" d="M0 0H30V30H0z"/g);
    expect(flags(cover())).toBe(0);
    expect(flags(home(['story', 'travel', 'registry']))).toBe(3);
    expect(flags(home(['story', 'schedule', 'party', 'travel', 'faq', 'registry'], true))).toBeGreaterThan(15);
  });

  it('keeps most of the fireworks for the end', () => {
    const bursts = (all: boolean) => count(renderToStaticMarkup(<Fireworks all={all} />), /data-burst=/g);
    expect(bursts(true)).toBeGreaterThan(bursts(false));
  });

  it('says nothing to a screen reader', () => {
    expect(cover()).toMatch(/^<div[^>]* aria-hidden="true"/);
  });
});

describe('a signal flag', () => {
  it('is a roll while furled and shows its layout when it flies', () => {
    expect(renderToStaticMarkup(<Emblem page="faq" waiting />)).not.toContain('<polygon');
    expect(renderToStaticMarkup(<Emblem page="faq" />)).toContain('<polygon');
  });
});

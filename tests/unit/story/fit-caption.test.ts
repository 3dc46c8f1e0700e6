import { describe, expect, test } from 'vitest';
import { layOutDeck } from '../../../src/story/deck/layout';
import { fitCaption } from '../../../src/story/card/fit-caption';

/** All letters are half as wide as high. */
const measure = (text: string, size: number) => text.length * size * 0.5;
const layout = layOutDeck({
  stage: { width: 1920, height: 1080 },
  area: { x: 0, y: 110, width: 1920, height: 860 },
  rem: 16,
});
/** The width of this many letters at full size. */
const widthOf = (letters: number) => measure('x'.repeat(letters), layout.text.caption);

describe('a caption', () => {
  test('stays on one line if it fits', () => {
    expect(fitCaption('The date goes well', widthOf(20), layout, measure).lines).toEqual(['The date goes well']);
  });

  test('treats line breaks that YAML keeps as spaces', () => {
    expect(fitCaption('The date\ngoes well', widthOf(20), layout, measure).lines).toEqual(['The date goes well']);
  });

  test('leaves no single word on its last line if the line above has more', () => {
    const { lines, size } = fitCaption(
      'The Fourth. We miss half of it, looking sideways.',
      widthOf(40),
      layout,
      measure,
    );
    expect(lines).toEqual(['The Fourth. We miss half', 'of it, looking sideways.']);
    expect(size).toBe(layout.text.caption);
  });

  test('balances lines without adding any and without exceeding the label', () => {
    const caption = 'First date. She is seven minutes early, he is seven minutes late.';
    const { lines, size } = fitCaption(caption, widthOf(36), layout, measure);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(widthOf(36));
    expect(lines.join(' ')).toBe(caption);
  });

  test('shrinks before it needs too many lines, and is cut only as a last resort', () => {
    const fits = fitCaption('word '.repeat(15).trim(), widthOf(34), layout, measure);
    expect(fits.size).toBeLessThan(layout.text.caption);
    expect(fits.lines.join(' ')).not.toContain('…');
    const cut = fitCaption('word '.repeat(60).trim(), widthOf(34), layout, measure);
    expect(cut.lines.length * cut.lineHeight).toBeLessThanOrEqual(layout.text.lines * layout.text.lineHeight);
    expect(cut.lines.at(-1)).toMatch(/…$/);
  });

  test('is large on a card of words, and shrinks until its longest word and lines fit', () => {
    const [width, height] = [widthOf(30), 12 * layout.text.lineHeight];
    const fit = (caption: string) => fitCaption(caption, width, layout, measure, height);
    expect(fit('Yes.').size).toBeGreaterThan(2 * layout.text.caption);
    const word = fit('Weihnachtsmarktbesucherin');
    expect(measure('Weihnachtsmarktbesucherin', word.size)).toBeLessThanOrEqual(width);
    const many = fit('word '.repeat(50).trim());
    expect(many.lines.join(' ')).not.toContain('…');
    expect(many.lines.length * many.lineHeight).toBeLessThanOrEqual(height);
  });

  test('is cut, not emptied, on a card of words too low for a line at full size', () => {
    const height = layout.text.lineHeight;
    const { lines, lineHeight } = fitCaption('word '.repeat(50).trim(), widthOf(30), layout, measure, height);
    // Room for less than one line at full size counts as one, which allows two lines at the smallest size.
    expect(lines.length * lineHeight).toBeLessThanOrEqual(2 * height);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  test('is never cut within an emoji', () => {
    for (let letters = 20; letters < 40; letters++) {
      const { lines } = fitCaption('😀😀😀 '.repeat(60).trim(), widthOf(letters), layout, measure);
      expect(lines.at(-1)).toMatch(/[ 😀]…$/u);
    }
  });

  test('remains complete even in the small label of a zoomed window', () => {
    const caption = 'Thanksgiving in Queens. Eleven aunts, five pies, one of her, none left.';
    for (const [width, height] of [
      [252, 186],
      [320, 240],
      [320, 275],
      [280, 380],
    ] as const) {
      const small = layOutDeck({ stage: { width: 320, height: 400 }, area: { x: 0, y: 80, width, height }, rem: 16 });
      const fitted = fitCaption(caption, small.label.width - 2 * small.text.inset, small, measure);
      expect(fitted.lines.join(' '), `${width} by ${height}`).toBe(caption);
      // 1.5 is `DATE_SPACE` in `layout.ts`.
      expect(small.text.date * 1.5 + fitted.lines.length * fitted.lineHeight).toBeLessThanOrEqual(small.label.height);
    }
  });
});

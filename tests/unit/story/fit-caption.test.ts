import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { piecesOf } from '../../../src/model/text/line-breaks';
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

  test('wraps without spaces in scripts that have none, at full size', () => {
    for (const caption of [
      'はじめてのデート。彼女は七分早く、彼は七分遅れて着いた。',
      '我们第一次约会。她早到了七分钟，他晚到了七分钟。',
      'วันแรกที่เราพบกันเธอมาก่อนเวลาเจ็ดนาที',
    ]) {
      const { lines, size } = fitCaption(caption, widthOf(20), layout, measure);
      expect(lines).toHaveLength(2);
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(widthOf(20));
      expect(lines.join('')).toBe(caption);
      expect(size).toBe(layout.text.caption);
    }
  });

  test('is cut without adding spaces between lines', () => {
    const caption = 'はじめてのデート。'.repeat(30);
    const { lines } = fitCaption(caption, widthOf(34), layout, measure);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(caption).toContain(lines.join('').slice(0, -1));
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

describe('the pieces of a caption', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('are its words, where spaces separate them', () => {
    const word = fc
      .stringMatching(/^[a-zA-Zäßñж한글مرח0-9“”("'.,!?…–—\u00a0-]{1,12}$/)
      .filter((text) => text === text.trim());
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.constantFrom(' ', '  ', '\n', ' \n')), { minLength: 1 }), (parts) => {
        const text = parts.flat().join('').trim();
        expect(piecesOf(text).map((piece) => piece.trimEnd())).toEqual(text.split(/[ \n]+/));
        expect(piecesOf(text).join('')).toBe(text.replaceAll(/[ \n]+/g, ' '));
      }),
    );
  });

  const texts = [
    ['Japanese', '「えっ！？」「デート、コーヒー……」と言った。', /^[」！？、…。ェィッゃーっ]/],
    ['Chinese', '2019年5月，我们“第一次”约会（在NYC）。', /^[”，）。年月]/],
    ['Thai', 'เธอมาก่อนเวลาเจ็ดนาที', /^\p{M}|^[ะาำๆ]/u],
  ] as const;

  test.each(texts)('never begin with a closing or small mark: %s', (_language, text, closing) => {
    expect(piecesOf(text).join('')).toBe(text);
    expect(piecesOf(text).length).toBeGreaterThan(4);
    for (const piece of piecesOf(text)) expect(piece).not.toMatch(closing);
    for (const piece of piecesOf(text)) expect(piece).not.toMatch(/[「“（]$/);
  });

  test.each(texts.slice(0, 2))('are single letters in a browser that does not know words: %s', (_, text, closing) => {
    vi.stubGlobal('Intl', {});
    expect(piecesOf(text).join('')).toBe(text);
    for (const piece of piecesOf(text)) expect(piece).not.toMatch(closing);
    expect(piecesOf('彼女は早く、')).toEqual(['彼', '女', 'は', '早', 'く、']);
  });

  test('are not separated at non-breaking spaces', () => {
    expect(piecesOf('彼\u00a0女')).toEqual(['彼\u00a0女']);
  });

  test('end at wide spaces, too, which stay within a line', () => {
    expect(piecesOf('NYC　Anna')).toEqual(['NYC　', 'Anna']);
    expect(fitCaption('NYC　Anna', widthOf(20), layout, measure).lines).toEqual(['NYC　Anna']);
    expect(fitCaption('NYC　Anna', widthOf(5), layout, measure).lines).toEqual(['NYC', 'Anna']);
  });
});

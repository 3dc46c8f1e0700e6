import { afterEach, expect, test, vi } from 'vitest';
import type { StoryCard } from '../../../src/model/content';
import { layOutDeck } from '../../../src/story/deck/layout';
import { setFlatLook } from '../../../src/story/flat/set-flat-look';
import { drawLabel, loadFaceFonts, type LabelStyle } from '../../../src/story/scene/faces/label';

afterEach(() => vi.unstubAllGlobals());

const style: LabelStyle = {
  ink: '#35281f',
  accent: '#a33b2a',
  paper: [1, 1, 1],
  // The first font of each family is the one to load.
  display: 'D, Georgia',
  text: 'T, Arial',
};

test('each font loads for the letters it draws, capitals included, even if one fails', async () => {
  const load = vi.fn<(font: string, text: string) => Promise<unknown>>().mockRejectedValueOnce(new Error('offline'));
  vi.stubGlobal('document', { documentElement: { lang: 'tr' }, fonts: { load } });
  const cards = [
    { date: '1 nisan', caption: 'Ada' },
    { date: '2 mart', caption: 'Łódź' },
  ] as StoryCard[];
  await loadFaceFonts(cards, ['Lubię'], style);
  expect(load.mock.calls).toEqual([
    ['400 16px D', 'AdaŁódź'],
    ['600 16px T', '1 NİSAN2 MARTLubię'],
  ]);
});

/** Draws the label of a card with a long date. @returns the texts with their inks, right ends and baselines */
function drawLongDate(rem: number) {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const inks: string[][] = [];
  const rightEnds: number[] = [];
  const baselines: number[] = [];
  const widthOf = (text: string) => text.length * 20;
  const context = {
    fillStyle: '',
    resetTransform: () => {},
    setTransform: () => {},
    clearRect: () => void (inks.length = 0),
    fillRect: () => inks.push(['a rectangle', context.fillStyle]),
    measureText: (text: string) => ({ width: widthOf(text) }),
    fillText: (text: string, x: number, y: number, maxWidth = Infinity) => {
      inks.push([text, context.fillStyle]);
      rightEnds.push(x + Math.min(widthOf(text), maxWidth));
      baselines.push(y);
    },
  };
  const canvas = { width: 1, height: 1, getContext: () => context } as unknown as HTMLCanvasElement;
  const layout = layOutDeck({
    stage: { width: 390, height: 844 },
    area: { x: 0, y: 190, width: 390, height: 544 },
    rem,
  });
  const card = { date: 'September 18, 2027', caption: 'Ada ❤️', media: { kind: 'photo' } } as StoryCard;
  drawLabel(canvas, card, layout.label, layout, style, 1, { x: 0, y: 0 });
  return { inks, rightEnds, baselines, layout };
}

test('date and caption have their own inks on a clear canvas, so emoji keep their colours', () => {
  const { inks } = drawLongDate(16);
  expect(inks).toEqual([
    ['SEPTEMBER 18, 2027', style.accent],
    ['Ada ❤️', style.ink],
  ]);
});

test('a long date fits its label, even with doubled text size', () => {
  const { rightEnds, layout } = drawLongDate(32);
  expect(Math.max(...rightEnds)).toBeLessThanOrEqual(layout.label.width - layout.text.inset);
});

test('the scene draws the date where the flat deck has it, at any text size', () => {
  for (const rem of [16, 24, 32]) {
    const { baselines, layout } = drawLongDate(rem);
    const setProperty = vi.fn<(name: string, value: string) => void>();
    setFlatLook({ style: { setProperty } } as unknown as HTMLElement, layout);
    const top = setProperty.mock.calls.find(([name]) => name === '--label-top')?.[1];
    // In a line 1.3 times as high as its font, a text's baseline is about one font size below the line's top.
    expect(baselines[0]).toBeCloseTo(parseFloat(top ?? '') + layout.text.date);
  }
});

import { afterEach, expect, test, vi } from 'vitest';
import type { StoryCard } from '../../../src/model/content';
import { layOutDeck } from '../../../src/story/deck/layout';
import { drawLabel, loadLabelFonts, type LabelStyle } from '../../../src/story/scene/faces/label';

afterEach(() => vi.unstubAllGlobals());

const style: LabelStyle = {
  ink: [0, 0, 0],
  accent: [0, 0, 0],
  paper: [1, 1, 1],
  display: 'D, Georgia',
  text: 'T, Arial',
};

test('fonts load for the letters of all cards, capitals included', async () => {
  const load = vi.fn<(font: string, text: string) => Promise<unknown>>().mockRejectedValueOnce(new Error('offline'));
  vi.stubGlobal('document', { documentElement: { lang: 'tr' }, fonts: { load } });
  const cards = [
    { date: '1 nisan', caption: 'Ada' },
    { date: '2 mart', caption: 'Łódź' },
  ] as StoryCard[];
  await loadLabelFonts(cards, style);
  expect(load.mock.calls).toEqual([
    ['400 16px D', 'AdaŁódź'],
    ['600 16px T', '1 NİSAN2 MART'],
  ]);
});

test('a long date fits its label, even with doubled text size', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const ends: number[] = [];
  const widthOf = (text: string) => text.length * 20;
  const context = {
    resetTransform: () => {},
    setTransform: () => {},
    fillRect: () => {},
    measureText: (text: string) => ({ width: widthOf(text) }),
    fillText: (text: string, x: number, _y: number, most = Infinity) => ends.push(x + Math.min(widthOf(text), most)),
  };
  const canvas = { width: 1, height: 1, getContext: () => context } as unknown as HTMLCanvasElement;
  const layout = layOutDeck({
    stage: { width: 390, height: 844 },
    area: { x: 0, y: 190, width: 390, height: 544 },
    rem: 32,
  });
  const card = { date: 'September 18, 2027', caption: '', media: { kind: 'photo' } } as StoryCard;
  drawLabel(canvas, card, layout.label, layout, style, 1, { x: 0, y: 0 });
  expect(Math.max(...ends)).toBeLessThanOrEqual(layout.label.width - layout.text.inset);
});

import { expect, test, vi } from 'vitest';
import type { StoryCard } from '../../../src/model/content';
import { createCardFaces } from '../../../src/story/scene/faces/card-faces';
import type { FaceLayers } from '../../../src/story/scene/faces/face-layers';
import { layOutShow } from '../../../src/story/present/stage/lay-out-show';

const layout = layOutShow({ stage: { width: 1280, height: 720 } });
const cards = Array.from({ length: 9 }, (_, id): StoryCard => ({
  id,
  date: '',
  caption: '',
  background: [],
  allowed: [],
  media: { kind: 'none' },
}));
const bitmap = () => ({ width: 1, height: 1, close: () => {} });

test('a card that has left keeps its photo after a resize, for the way back', () => {
  const dress = vi.fn<FaceLayers['dress']>();
  const nothing = () => {};
  const layers: FaceLayers = {
    texture: () => {
      throw new Error('not drawn here');
    },
    size: { width: 1, height: 1 },
    compile: () => Promise.resolve(),
    resize: nothing,
    forgetBefore: nothing,
    dress,
    reword: nothing,
    paintPhoto: nothing,
    forget: nothing,
    paintFilm: nothing,
    dispose: nothing,
  };
  const faces = createCardFaces(cards, layers);
  faces.paintPhoto(0, bitmap(), false);
  faces.layerOf(1);
  faces.resize(layout, 1);
  expect(faces.hasPhoto(0)).toBe(true);
  dress.mockClear();
  // Swiped back: its face is still painted.
  faces.layerOf(0);
  expect(dress).not.toHaveBeenCalled();
});

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

test('a swiped card keeps its photo after a resize, in case the guest goes back', () => {
  const dress = vi.fn<FaceLayers['dress']>();
  const doNothing = () => {};
  const layers: FaceLayers = {
    texture: () => {
      throw new Error('This test draws nothing');
    },
    size: { width: 1, height: 1 },
    compile: () => Promise.resolve(),
    resize: doNothing,
    forgetBefore: doNothing,
    dress,
    reword: doNothing,
    paintPhoto: doNothing,
    forget: doNothing,
    paintFilm: doNothing,
    dispose: doNothing,
  };
  const faces = createCardFaces(cards, layers);
  faces.paintPhoto(0, bitmap(), false);
  // Swiped: the next card is on top.
  faces.layerOf(1);
  faces.resize(layout, 1);
  expect(faces.hasPhoto(0)).toBe(true);
  dress.mockClear();
  // Back again: the face is still painted.
  faces.layerOf(0);
  expect(dress).not.toHaveBeenCalled();
});

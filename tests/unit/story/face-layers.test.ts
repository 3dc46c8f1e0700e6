import type { Mesh, WebGLRenderer } from 'three';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoryCard } from '../../../src/model/content';
import { layOutShow } from '../../../src/story/present/stage/lay-out-show';
import { createFaceLayers } from '../../../src/story/scene/faces/face-layers';
import type { createFaceMaterial } from '../../../src/story/scene/faces/face-material';

afterEach(() => vi.unstubAllGlobals());

test('a paused or stalled film shows its current frame once the scene starts', () => {
  vi.stubGlobal('document', { createElement: () => ({}) });
  // Three uploads a texture only if its version has risen.
  const versions: (number | undefined)[] = [];
  const renderer = {
    setRenderTarget: () => {},
    render: ({ material }: Mesh<never, ReturnType<typeof createFaceMaterial>>) =>
      versions.push(material.uPhoto?.version),
  };
  // No new frame arrives.
  const film = { videoWidth: 1, videoHeight: 1, requestVideoFrameCallback: () => 1 };
  const card: StoryCard = { id: 0, date: '', caption: '', background: [], allowed: [], media: { kind: 'none' } };
  const layers = createFaceLayers(renderer as unknown as WebGLRenderer, 1, film as unknown as HTMLVideoElement, {
    ink: '',
    accent: '',
    paper: [0, 0, 0],
    display: '',
    text: '',
  });
  layers.resize(layOutShow({ stage: { width: 1280, height: 720 } }), 1);
  layers.paintFilm(0, card);
  expect(versions).toEqual([1]);
});

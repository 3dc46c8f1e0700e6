import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useMemo } from 'react';
import { PerspectiveCamera } from 'three';
import type { SceneViewProps } from '../deck-view';
import { createDeckWorld } from './deck-world';

export type DeckMeshesProps = Omit<SceneViewProps, 'onLost' | 'onRestored'> & {
  /** Device pixels for each CSS pixel. */
  dpr: number;
};

/** A photo that takes longer than this is no more there in the other view: this one may have the deck. */
const LONGEST_PHOTO_WAIT_MS = 4000;

/** Background and cards in the canvas. React makes them once; after that each frame writes to them. */
export function DeckMeshes({
  deck,
  story,
  index,
  layout,
  video,
  onWake,
  standingBy,
  onReady,
  dpr,
  onTooSlow,
}: DeckMeshesProps) {
  const renderer = useThree((state) => state.gl);
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  const world = useMemo(
    () => createDeckWorld({ renderer, deck, story, video, invalidate, onTooSlow }),
    [renderer, deck, story, video, invalidate, onTooSlow],
  );

  const offer = useCallback(() => {
    if (!renderer.getContext().isContextLost()) onReady();
  }, [renderer, onReady]);

  useEffect(() => world.dispose, [world]);
  useEffect(() => {
    if (standingBy) return;
    invalidate();
    return onWake(invalidate);
  }, [standingBy, onWake, invalidate]);
  useEffect(() => {
    if (!standingBy) return;
    const timer = setTimeout(offer, LONGEST_PHOTO_WAIT_MS);
    return () => clearTimeout(timer);
  }, [standingBy, offer]);
  useEffect(() => video.onFrame(world.followFilm), [video, world]);
  useEffect(() => {
    if (camera instanceof PerspectiveCamera) world.resize(layout, camera);
  }, [world, layout, camera, dpr]);
  useEffect(() => world.focus(index), [world, index]);
  useEffect(() => void document.fonts.ready.then(world.redress), [world]);

  useFrame(() => {
    if (!standingBy) {
      if (world.frame()) invalidate();
    } else if (world.prepare()) invalidate();
    else if (world.isReady()) offer();
  });

  return world.objects.map((object) => <primitive key={object.id} object={object} />);
}

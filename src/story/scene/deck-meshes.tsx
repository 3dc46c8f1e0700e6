import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { PerspectiveCamera } from 'three';
import type { DeckViewProps } from '../deck-view';
import { createDeckWorld } from './deck-world';

export type DeckMeshesProps = DeckViewProps & {
  /** Draws nothing: the context is lost and another view has the deck. */
  paused: boolean;
  /** Device pixels for each CSS pixel. */
  dpr: number;
  /** Drawing is too slow at this many pixels. */
  onTooSlow: () => void;
};

/** Background and cards in the canvas. React makes them once; after that each frame writes to them. */
export function DeckMeshes({ deck, story, index, layout, video, onWake, paused, dpr, onTooSlow }: DeckMeshesProps) {
  const renderer = useThree((state) => state.gl);
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  const world = useMemo(
    () => createDeckWorld({ renderer, deck, story, video, invalidate, onTooSlow }),
    [renderer, deck, story, video, invalidate, onTooSlow],
  );

  useEffect(() => world.dispose, [world]);
  useEffect(() => onWake(invalidate), [onWake, invalidate]);
  useEffect(() => video.onFrame(world.followFilm), [video, world]);
  useEffect(() => {
    if (camera instanceof PerspectiveCamera) world.resize(layout, camera);
  }, [world, layout, camera, dpr]);
  useEffect(() => world.focus(index), [world, index]);
  useEffect(() => void document.fonts.ready.then(world.redress), [world]);

  useFrame(() => {
    if (!paused && world.frame()) invalidate();
  });

  return world.objects.map((object) => <primitive key={object.id} object={object} />);
}

import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PerspectiveCamera } from 'three';
import type { SceneViewProps } from '../deck-view';
import { createDeckWorld } from './deck-world';
import { slowestFrameMs } from './slowness';
import { whenDrawn } from './when-drawn';

export type DeckMeshesProps = Omit<SceneViewProps, 'onLost' | 'onRestored' | 'onTooSlow'> & {
  /** Device pixels for each CSS pixel. */
  dpr: number;
  /** Drawing has proved too slow with so many of them. */
  onTooSlow: (dpr: number) => void;
};

/** Photos that take longer than this are no more there in the other view: this one may have the deck. */
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
  const [isCompiled, setCompiled] = useState(false);
  const hasWaited = useRef(false);
  const isWarm = useRef(false);
  const stopWaiting = useRef(() => {});

  /** Has the deck handed over once what has been drawn unseen is there. The first frame warms the GPU, the next tells its speed. */
  const offer = useCallback(() => {
    const context = renderer.getContext();
    if (!(context instanceof WebGL2RenderingContext)) return;
    stopWaiting.current();
    stopWaiting.current = whenDrawn(context, (ms) => {
      if (context.isContextLost()) return;
      const ratio = renderer.getPixelRatio();
      if (!isWarm.current) {
        isWarm.current = true;
        invalidate();
      } else if (ratio > 1 && ms > slowestFrameMs(ratio)) {
        isWarm.current = false;
        onTooSlow(ratio);
      } else onReady();
    });
  }, [renderer, invalidate, onReady, onTooSlow]);

  useEffect(() => world.dispose, [world]);
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    let isHere = true;
    void world.compile(camera).then(() => isHere && setCompiled(true));
    return () => {
      isHere = false;
    };
  }, [world, camera]);
  useEffect(() => {
    if (standingBy) return;
    invalidate();
    return onWake(invalidate);
  }, [standingBy, onWake, invalidate]);
  useEffect(() => {
    if (!standingBy || !isCompiled) return;
    const timer = setTimeout(() => {
      hasWaited.current = true;
      invalidate();
    }, LONGEST_PHOTO_WAIT_MS);
    return () => {
      clearTimeout(timer);
      stopWaiting.current();
    };
  }, [standingBy, isCompiled, invalidate]);
  useEffect(() => {
    if (standingBy) return;
    world.followFilm();
    return video.onFrame(world.followFilm);
  }, [standingBy, video, world]);
  useEffect(() => {
    if (camera instanceof PerspectiveCamera) world.resize(layout, camera);
  }, [world, layout, camera, dpr]);
  useEffect(() => world.focus(index), [world, index]);
  useEffect(() => void document.fonts.ready.then(world.redress), [world]);

  useFrame(() => {
    if (!isCompiled) return;
    if (!standingBy) {
      if (world.frame()) invalidate();
    } else if (world.prepare(hasWaited.current)) offer();
  });

  return isCompiled && world.objects.map((object) => <primitive key={object.id} object={object} />);
}

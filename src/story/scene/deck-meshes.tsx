import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PerspectiveCamera } from 'three';
import type { SceneViewProps } from '../view/deck-view';
import { createDeckWorld } from './deck-world';
import { slowestFrameMs } from './slowness';
import { whenDrawn } from './when-drawn';

export type DeckMeshesProps = Omit<SceneViewProps, 'onLost' | 'onRestored' | 'onRefused' | 'onTooSlow'> & {
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
  run,
  story,
  index,
  layout,
  video,
  standingBy,
  onReady,
  dpr,
  onTooSlow,
}: DeckMeshesProps) {
  const renderer = useThree((state) => state.gl);
  const camera = useThree((state) => state.camera);
  const scene = useThree((state) => state.scene);
  /** What is to be done when there is something new to draw: that hangs on whether this view has the deck. */
  const onNews = useRef(() => {});
  const world = useMemo(
    () => createDeckWorld({ renderer, deck, story, video, onNews: () => onNews.current(), onTooSlow }),
    [renderer, deck, story, video, onTooSlow],
  );
  const [isCompiled, setCompiled] = useState(false);
  const isWarm = useRef(false);

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
    if (camera instanceof PerspectiveCamera) world.resize(layout, camera);
  }, [world, layout, camera, dpr]);
  useEffect(() => world.focus(index), [world, index]);
  useEffect(() => void document.fonts.ready.then(world.redress), [world]);

  const draw = useCallback(() => renderer.render(scene, camera), [renderer, scene, camera]);
  useEffect(() => {
    if (standingBy || !isCompiled) return;
    onNews.current = run.wake;
    const stopFilm = video.onFrame(world.followFilm);
    world.followFilm();
    const stop = run.show((seconds, moving) => {
      const goesOn = world.frame(seconds, moving);
      draw();
      return goesOn;
    });
    return () => {
      onNews.current = () => {};
      stopFilm();
      stop();
    };
  }, [standingBy, isCompiled, run, world, video, draw]);

  // Has the deck handed over once what has been drawn unseen is there. The first frame warms the GPU, the next tells its speed.
  useEffect(() => {
    if (!standingBy || !isCompiled) return;
    const context = renderer.getContext();
    if (!(context instanceof WebGL2RenderingContext)) return;
    let hasWaited = false;
    let stopWaiting = () => {};
    const getReady = () => {
      if (!world.prepare(hasWaited)) return;
      draw();
      stopWaiting();
      stopWaiting = whenDrawn(context, (ms) => {
        if (context.isContextLost()) return;
        const ratio = renderer.getPixelRatio();
        if (!isWarm.current) {
          isWarm.current = true;
          getReady();
        } else if (ratio > 1 && ms > slowestFrameMs(ratio)) {
          isWarm.current = false;
          onTooSlow(ratio);
        } else onReady();
      });
    };
    onNews.current = getReady;
    getReady();
    const timer = setTimeout(() => {
      hasWaited = true;
      getReady();
    }, LONGEST_PHOTO_WAIT_MS);
    return () => {
      onNews.current = () => {};
      clearTimeout(timer);
      stopWaiting();
    };
  }, [standingBy, isCompiled, renderer, world, draw, onReady, onTooSlow]);

  return isCompiled && world.objects.map((object) => <primitive key={object.id} object={object} />);
}

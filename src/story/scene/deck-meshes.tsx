import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PerspectiveCamera } from 'three';
import { photoDpr } from '../card/card-photo';
import { overlay, setOverlay } from '../card/overlay';
import type { SceneViewProps } from '../view/deck-view';
import { createDeckWorld } from './deck-world';
import { createSharpness } from './sharpness';
import { whenDrawn } from './when-drawn';

export type DeckMeshesProps = Omit<SceneViewProps, 'onLost' | 'onRestored' | 'onRefused'>;

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
  onTooSlow,
}: DeckMeshesProps) {
  const renderer = useThree((state) => state.gl);
  const camera = useThree((state) => state.camera);
  const scene = useThree((state) => state.scene);
  const world = useMemo(() => createDeckWorld({ renderer, deck, story, video }), [renderer, deck, story, video]);
  const [sharpness] = useState(createSharpness);
  const [isCompiled, setCompiled] = useState(false);
  const isWarm = useRef(false);

  const draw = useCallback(
    (ratio: number) => {
      // A canvas of another size is drawn in the same task, so that it is never seen empty.
      if (renderer.getPixelRatio() !== ratio) renderer.setPixelRatio(ratio);
      world.setRatio(ratio);
      // The background covers every pixel: only depth is to be forgotten.
      renderer.clearDepth();
      renderer.render(scene, camera);
      const over = overlay();
      if (!over) return;
      try {
        over.draw(renderer.getContext());
      } catch {
        // The deck goes on without.
        setOverlay(null);
        over.fail();
      }
      renderer.resetState();
    },
    [renderer, world, scene, camera],
  );

  useEffect(
    () => () => {
      world.dispose();
      // What is still over it goes with it.
      setOverlay(null);
    },
    [world],
  );
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    let isHere = true;
    void world.compile(camera).then(() => isHere && setCompiled(true));
    return () => {
      isHere = false;
    };
  }, [world, camera]);
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    sharpness.setMost(photoDpr(layout.photo));
    renderer.setSize(layout.stage.width, layout.stage.height);
    world.resize(layout, camera);
  }, [renderer, world, layout, camera, sharpness]);
  useEffect(() => world.focus(index), [world, index]);
  useEffect(() => void document.fonts.ready.then(world.reword), [world]);

  useEffect(() => {
    if (standingBy || !isCompiled) return;
    const stopNews = world.onNews(run.wake);
    const stopFilm = video.onFrame(world.followFilm);
    world.followFilm();
    const finest = photoDpr(layout.photo);
    const stop = run.show((seconds, moving) => {
      const goesOn = world.frame(seconds);
      if (sharpness.add(seconds * 1000)) onTooSlow();
      if (!overlay()?.advance(seconds) && !moving) {
        sharpness.rest();
        draw(finest);
        return goesOn;
      }
      draw(sharpness.ratio());
      return true;
    });
    return () => {
      stopNews();
      stopFilm();
      stop();
    };
  }, [standingBy, isCompiled, run, world, video, layout, sharpness, draw, onTooSlow]);

  // Has the deck handed over once what has been drawn unseen is there. The first frame warms the GPU, the next ones tell its speed.
  useEffect(() => {
    if (!standingBy || !isCompiled) return;
    const context = renderer.getContext();
    if (!(context instanceof WebGL2RenderingContext)) return;
    const finest = photoDpr(layout.photo);
    let hasWaited = false;
    let stopWaiting = () => {};
    const getReady = (ratio = finest) => {
      if (!world.prepare(hasWaited)) return;
      const began = performance.now();
      draw(ratio);
      // Some drivers draw while they are told to, others after.
      const toldMs = performance.now() - began;
      stopWaiting();
      stopWaiting = whenDrawn(context, (ms) => {
        if (context.isContextLost()) return;
        if (!isWarm.current) {
          isWarm.current = true;
          return getReady();
        }
        const verdict = sharpness.learn(toldMs + ms);
        if (verdict === 'ready') onReady();
        else if (verdict === 'hopeless') onTooSlow();
        else getReady(sharpness.ratio());
      });
    };
    const stopNews = world.onNews(() => getReady());
    getReady();
    const timer = setTimeout(() => {
      hasWaited = true;
      getReady();
    }, LONGEST_PHOTO_WAIT_MS);
    return () => {
      stopNews();
      clearTimeout(timer);
      stopWaiting();
    };
  }, [standingBy, isCompiled, renderer, world, layout, sharpness, draw, onReady, onTooSlow]);

  return isCompiled && world.objects.map((object) => <primitive key={object.id} object={object} />);
}

import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PerspectiveCamera } from 'three';
import { photoDpr } from '../card/card-photo';
import { currentOverlay, setOverlay } from '../view/overlay';
import type { SceneViewProps } from '../view/deck-view';
import { createDeckWorld } from './deck-world';
import { createSharpness } from './sharpness';
import { whenDrawn } from './when-drawn';

export type DeckMeshesProps = Omit<SceneViewProps, 'onLost' | 'onRestored' | 'onRefused'>;

/** After this long, the scene takes over even without its photos: slow ones are missing from the flat deck, too. */
const LONGEST_PHOTO_WAIT_MS = 4000;

/** The background and cards on the canvas. React creates them once; after that, each frame writes to them directly. */
export function DeckMeshes({
  deck,
  run,
  story,
  index,
  layout,
  video,
  isStandingBy,
  onReady,
  onTooSlow,
}: DeckMeshesProps) {
  const renderer = useThree((state) => state.gl);
  const camera = useThree((state) => state.camera);
  const scene = useThree((state) => state.scene);
  const world = useMemo(() => createDeckWorld({ renderer, deck, story, video }), [renderer, deck, story, video]);
  const [sharpness] = useState(createSharpness);
  const [isCompiled, setCompiled] = useState(false);
  /** Whether the GPU has drawn its first frame, which is slow. */
  const isWarm = useRef(false);

  const draw = useCallback(
    (ratio: number) => {
      // Resized and drawn in the same task, so that the canvas never shows empty.
      if (renderer.getPixelRatio() !== ratio) renderer.setPixelRatio(ratio);
      world.setRatio(ratio);
      // The background covers every pixel, so only the depth needs clearing.
      renderer.clearDepth();
      renderer.render(scene, camera);
      const overlay = currentOverlay();
      if (!overlay) return;
      try {
        overlay.draw(renderer.getContext());
      } catch (error) {
        // The deck continues without the overlay.
        console.error(error);
        setOverlay(null);
        overlay.fail();
      }
      // The overlay has changed WebGL's state, which three caches.
      renderer.resetState();
    },
    [renderer, world, scene, camera],
  );

  useEffect(() => world.dispose, [world]);
  // Only on unmount: after an edit of the story replaces the world, nothing would set the overlay again.
  useEffect(() => () => setOverlay(null), []);
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    let cancelled = false;
    void world.compile(camera).then(() => !cancelled && setCompiled(true));
    return () => {
      cancelled = true;
    };
  }, [world, camera]);
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    sharpness.setMost(photoDpr(layout.photo));
    renderer.setSize(layout.stage.width, layout.stage.height);
    world.resize(layout, camera);
  }, [renderer, world, layout, camera, sharpness]);
  useEffect(() => world.focus(index), [world, index]);
  useEffect(() => void world.loadFonts(), [world]);

  useEffect(() => {
    if (isStandingBy || !isCompiled) return;
    const stopNews = world.onNews(run.wake);
    const stopFilm = video.onFrame(world.followFilm);
    // A paused film sends no new frame, so its current one is painted now.
    world.followFilm();
    const finest = photoDpr(layout.photo);
    const stopDrawing = run.drawWith((seconds, isMoving) => {
      const needsFrame = world.frame(seconds);
      if (sharpness.add(seconds * 1000)) onTooSlow();
      const isOverlayMoving = currentOverlay()?.advance(seconds);
      if (isMoving || isOverlayMoving) {
        draw(sharpness.ratio());
        return true;
      }
      sharpness.rest();
      draw(finest);
      return needsFrame;
    });
    return () => {
      stopNews();
      stopFilm();
      stopDrawing();
    };
  }, [isStandingBy, isCompiled, run, world, video, layout, sharpness, draw, onTooSlow]);

  // Takes the deck over after a few unseen frames: the first warms up the GPU, the next ones measure its speed.
  useEffect(() => {
    if (!isStandingBy || !isCompiled) return;
    const context = renderer.getContext();
    if (!(context instanceof WebGL2RenderingContext)) return;
    const finest = photoDpr(layout.photo);
    let hasWaited = false;
    let stopWaiting = () => {};
    const getReady = (ratio = finest) => {
      if (document.hidden || !world.prepare(hasWaited)) return;
      const started = performance.now();
      draw(ratio);
      // Some drivers draw during the commands, others after them.
      const commandMs = performance.now() - started;
      stopWaiting();
      stopWaiting = whenDrawn(context, (ms) => {
        if (context.isContextLost()) return;
        if (!isWarm.current) {
          isWarm.current = true;
          return getReady();
        }
        const verdict = sharpness.learn(commandMs + ms);
        if (verdict === 'ready') onReady();
        else if (verdict === 'hopeless') onTooSlow();
        else getReady(sharpness.ratio());
      });
    };
    const stopNews = world.onNews(() => getReady());
    // The timers of a hidden tab fire about once a second, which would make any GPU look too slow.
    const followTab = () => (document.hidden ? stopWaiting() : getReady());
    document.addEventListener('visibilitychange', followTab);
    getReady();
    const timer = setTimeout(() => {
      hasWaited = true;
      getReady();
    }, LONGEST_PHOTO_WAIT_MS);
    return () => {
      stopNews();
      document.removeEventListener('visibilitychange', followTab);
      clearTimeout(timer);
      stopWaiting();
    };
  }, [isStandingBy, isCompiled, renderer, world, layout, sharpness, draw, onReady, onTooSlow]);

  return isCompiled && world.objects.map((object) => <primitive key={object.id} object={object} />);
}

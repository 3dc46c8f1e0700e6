import { createRoot, type ReconcilerRoot } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { photoDpr } from '../card/card-photo';
import type { SceneViewProps } from '../view/deck-view';
import { DeckMeshes } from './deck-meshes';
import { SceneBoundary } from './scene-boundary';

/** The WebGL deck: one canvas for background and cards, drawn only while something moves. */
export function SceneDeck({ onLost, onRestored, onRefused, ...props }: SceneViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const mounted = useRef<{ root: ReconcilerRoot<HTMLCanvasElement>; configured: Promise<unknown> } | null>(null);
  const { stage, photo } = props.layout;
  /** The canvas's initial size and resolution; `DeckMeshes` applies later ones. */
  const initial = useRef({ dpr: photoDpr(photo), width: stage.width, height: stage.height });

  useEffect(() => {
    // Not in JSX: an effect may run twice, and each root needs a canvas of its own.
    const canvas = document.createElement('canvas');
    // Out of the flow even before styles load: the canvas must never enlarge the stage that sizes it.
    Object.assign(canvas.style, { position: 'absolute', inset: '0' });
    canvas.addEventListener('webglcontextlost', onLost);
    canvas.addEventListener('webglcontextrestored', onRestored);
    host.current?.append(canvas);
    const root = createRoot(canvas);
    const { dpr, width, height } = initial.current;
    const configured = root.configure({
      // The deck's own loop draws every frame.
      frameloop: 'never',
      dpr,
      size: { width, height, top: 0, left: 0 },
      // Colours pass through unchanged: see shaders/face/face.frag.
      linear: true,
      flat: true,
      // Objects have no transforms: shaders position everything.
      scene: { matrixWorldAutoUpdate: false },
      // Shaders smooth the edges, and `DeckWorld` gives the objects in drawing order.
      gl: { antialias: false, alpha: false, stencil: false, powerPreference: 'high-performance', sortObjects: false },
    });
    mounted.current = { root, configured };
    return () => {
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      mounted.current = null;
      root.unmount();
      canvas.remove();
    };
  }, [onLost, onRestored]);

  // After each render, since the canvas has its own React root, which gets its props only this way.
  useEffect(() => {
    const { current } = mounted;
    if (!current) return;
    const meshes = (
      <SceneBoundary onFailed={onRefused}>
        <DeckMeshes {...props} />
      </SceneBoundary>
    );
    // Rendering to an unmounted root would mount it again.
    const render = () => current === mounted.current && current.root.render(meshes);
    void current.configured.then(render, onRefused);
  });

  return (
    <div
      ref={host}
      aria-hidden="true"
      data-deck="scene"
      style={{ visibility: props.isStandingBy ? 'hidden' : 'visible' }}
    />
  );
}

import { createRoot, type ReconcilerRoot } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { photoDpr } from '../card/card-photo';
import type { SceneViewProps } from '../view/deck-view';
import { DeckMeshes } from './deck-meshes';

/** The story in WebGL: one canvas for background and cards, drawn only while something moves. */
export function SceneDeck({ onLost, onRestored, onRefused, ...props }: SceneViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const root = useRef<{ canvas: ReconcilerRoot<HTMLCanvasElement>; configured: Promise<unknown> } | null>(null);
  const { stage, photo } = props.layout;
  /** What the canvas is made for; later sizes are the world's to follow. */
  const first = useRef({ dpr: photoDpr(photo), width: stage.width, height: stage.height });

  useEffect(() => {
    // The canvas is made here, not in JSX: a root may be created only once for a canvas, and an effect may run twice.
    const canvas = document.createElement('canvas');
    // Out of the flow even without styles: the stage it is sized by must never grow with it.
    Object.assign(canvas.style, { position: 'absolute', inset: '0' });
    canvas.addEventListener('webglcontextlost', onLost);
    canvas.addEventListener('webglcontextrestored', onRestored);
    host.current?.append(canvas);
    const created = createRoot(canvas);
    const { dpr, width, height } = first.current;
    const configured = created.configure({
      // The deck's own loop draws.
      frameloop: 'never',
      dpr,
      size: { width, height, top: 0, left: 0 },
      // Colours pass through as they are in the files: see the card's shader.
      linear: true,
      flat: true,
      // Nothing has a place or an order of its own: cards are the pile's numbers, and objects are drawn as they are given.
      scene: { matrixWorldAutoUpdate: false },
      gl: { antialias: false, alpha: false, stencil: false, powerPreference: 'high-performance', sortObjects: false },
    });
    root.current = { canvas: created, configured };
    return () => {
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      created.unmount();
      canvas.remove();
    };
  }, [onLost, onRestored]);

  useEffect(() => {
    const { current } = root;
    void current?.configured.then(() => current.canvas.render(<DeckMeshes {...props} />), onRefused);
  });

  return (
    <div
      ref={host}
      aria-hidden="true"
      data-deck="scene"
      style={{ visibility: props.standingBy ? 'hidden' : 'visible' }}
    />
  );
}

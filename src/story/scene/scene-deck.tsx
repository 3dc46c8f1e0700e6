import { createRoot, type ReconcilerRoot } from '@react-three/fiber';
import { useCallback, useEffect, useRef, useState } from 'react';
import { photoDpr } from '../card-photo';
import type { SceneViewProps } from '../view/deck-view';
import { DeckMeshes } from './deck-meshes';

/** The story in WebGL: one canvas for background and cards, drawn only while something moves. */
export function SceneDeck({ onLost, onRestored, onRefused, onTooSlow, ...props }: SceneViewProps) {
  const [most, setMost] = useState(Infinity);
  const dpr = Math.min(photoDpr(props.layout.photo), most);
  // First coarser pixels, then no WebGL.
  const giveWay = useCallback((tried: number) => (tried > 1 ? setMost(1) : onTooSlow()), [onTooSlow]);
  const host = useRef<HTMLDivElement>(null);
  const root = useRef<ReconcilerRoot<HTMLCanvasElement> | null>(null);
  const { width, height } = props.layout.stage;

  useEffect(() => {
    // The canvas is made here, not in JSX: a root may be created only once for a canvas, and an effect may run twice.
    const canvas = document.createElement('canvas');
    canvas.addEventListener('webglcontextlost', onLost);
    canvas.addEventListener('webglcontextrestored', onRestored);
    host.current?.append(canvas);
    const created = createRoot(canvas);
    root.current = created;
    return () => {
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      created.unmount();
      canvas.remove();
    };
  }, [onLost, onRestored]);

  useEffect(() => {
    const { current } = root;
    void current
      ?.configure({
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
      })
      .then(() => current.render(<DeckMeshes {...props} dpr={dpr} onTooSlow={giveWay} />), onRefused);
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

import { createRoot, extend, type ReconcilerRoot } from '@react-three/fiber';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Mesh } from 'three';
import { MAX_DPR } from '../preload-photo';
import { DeckMeshes, type DeckMeshesProps } from './deck-meshes';

// Only what is used: `extend(THREE)` would bring all of three to the guest.
extend({ Mesh });

export type SceneDeckProps = Omit<DeckMeshesProps, 'dpr'> & {
  /** WebGL is refused, or its context was lost. */
  onLost: () => void;
  /** The context is back. */
  onRestored: () => void;
};

/** The story in WebGL: one canvas for background and cards, drawn only while something moves. */
export function SceneDeck({ onLost, onRestored, onTooSlow, ...props }: SceneDeckProps) {
  const [dpr, setDpr] = useState(() => Math.min(window.devicePixelRatio, MAX_DPR));
  // First coarser pixels, then no WebGL.
  const giveWay = useCallback(() => (dpr > 1 ? setDpr(1) : onTooSlow()), [dpr, onTooSlow]);
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
        frameloop: 'demand',
        dpr,
        size: { width, height, top: 0, left: 0 },
        // Colours pass through as they are in the files: see the card's shader.
        linear: true,
        flat: true,
        gl: { antialias: false, alpha: true, stencil: false, powerPreference: 'high-performance' },
      })
      .then(() => current.render(<DeckMeshes {...props} dpr={dpr} onTooSlow={giveWay} />), onLost);
  });

  return <div ref={host} aria-hidden="true" data-deck="scene" hidden={props.paused} />;
}

/** What is drawn over the scene, in its frames: see `story/ending`. */
export type Overlay = {
  /** Goes on by `seconds`. @returns whether it still moves. */
  advance: (seconds: number) => boolean;
  draw: (context: WebGLRenderingContext | WebGL2RenderingContext) => void;
  /** It could not be drawn, and is taken away. */
  fail: () => void;
  /** Frees what it keeps on the GPU: it is over the scene no more. */
  dispose: () => void;
};

let shown: Overlay | null = null;

/** What is over the scene now. */
export const overlay = () => shown;

/** Puts something over the scene, or takes it away; what was there is disposed of. */
export function setOverlay(next: Overlay | null): void {
  if (next !== shown) shown?.dispose();
  shown = next;
}

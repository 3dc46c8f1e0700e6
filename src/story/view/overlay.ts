/** Something drawn over the scene in the same frames: the ending's prints. */
export type Overlay = {
  /** Moves on by `seconds`. @returns whether it still moves. */
  advance: (seconds: number) => boolean;
  draw: (context: WebGLRenderingContext | WebGL2RenderingContext) => void;
  /** Called once `draw` has thrown and the overlay has been removed. */
  fail: () => void;
  /** Frees its GPU memory; called when it is replaced or removed. */
  dispose: () => void;
};

let shown: Overlay | null = null;

export const currentOverlay = () => shown;

/** Sets the overlay, or removes it with null, and disposes of the previous one. */
export function setOverlay(next: Overlay | null): void {
  if (next !== shown) shown?.dispose();
  shown = next;
}

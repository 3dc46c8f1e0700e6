/** What is drawn over the scene, in its frames: see `story/ending`. */
export type Overlay = {
  /** Goes on by `seconds`. @returns whether it still moves. */
  advance: (seconds: number) => boolean;
  draw: (context: WebGLRenderingContext | WebGL2RenderingContext) => void;
};

let shown: Overlay | null = null;

/** What is over the scene now. */
export const overlay = () => shown;

/** Puts something over the scene, or takes it away. */
export function setOverlay(next: Overlay | null): void {
  shown = next;
}

import { wrapMethod } from './wrap-method';

/** Hides WebGL from the site, so that the story’s cards stay DOM, whose texts and pictures can be edited. */
export function hideWebGL(): void {
  // Safari has `OffscreenCanvas` since 16.4.
  const canvases = 'OffscreenCanvas' in globalThis ? [HTMLCanvasElement, OffscreenCanvas] : [HTMLCanvasElement];
  for (const { prototype } of canvases)
    wrapMethod<object>(prototype, 'getContext', (call, kind, ...rest) =>
      String(kind).startsWith('webgl') ? null : call(kind, ...rest),
    );
}

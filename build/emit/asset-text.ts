import type { Rolldown } from 'vite';

/** The content of a built asset as text. */
export function textOf({ source }: Rolldown.OutputAsset): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

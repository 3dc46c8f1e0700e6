import { useEffect, useState } from 'react';
import type { Holder } from '../../model/origins/origins-type';
import { keyOfPlace } from '../../model/origins/marks';

/** The site in the frame. */
export type Site = { window: Window & typeof globalThis; document: Document; holders: Holder[] };

/** Tracks the site in a frame across changes and reloads; null while it is loading. */
export function useSite(frame: HTMLIFrameElement): Site | null {
  const [site, setSite] = useState<Site | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let stopListening: (() => void) | undefined;
    // Null while the server does not answer: the browser’s own error page is cross-origin.
    const windowInFrame = () => frame.contentDocument?.defaultView ?? null;
    const read = () => {
      const window = windowInFrame();
      const origins = window?.editOrigins;
      setSite(origins ? { window, document: window.document, holders: origins.holders() } : null);
    };
    const enter = () => {
      stopListening?.();
      stopListening = windowInFrame()?.editOrigins?.onChange(read);
      // A page being unloaded cannot be edited.
      windowInFrame()?.addEventListener('pagehide', () => setSite(null), { once: true, signal });
      read();
    };
    enter();
    frame.addEventListener('load', enter, { signal });
    return () => {
      stopListening?.();
      ending.abort();
    };
  }, [frame]);
  return site;
}

/**
 * Finds the same text after a render or reload. Of several texts with the same place, it is the one with the same first
 * node or, if that node is gone, the one at the same position among them, or else the first. Null if there is none.
 */
export function findAgain(holders: readonly Holder[], holder: Holder, position: number): Holder | null {
  const same = holders.filter((each) => hasSamePlace(each, holder));
  return (
    same.find(({ nodes }) => nodes[0] !== undefined && nodes[0] === holder.nodes[0]) ??
    same[position] ??
    same[0] ??
    null
  );
}

/** A text’s position among those with the same place; 0 if it is gone. */
export function positionOf(holders: readonly Holder[], holder: Holder): number {
  return Math.max(
    0,
    holders.filter((each) => hasSamePlace(each, holder)).findIndex(({ nodes }) => nodes[0] === holder.nodes[0]),
  );
}

function hasSamePlace(one: Holder, other: Holder): boolean {
  return one.where === other.where && keyOfPlace(one.place) === keyOfPlace(other.place);
}

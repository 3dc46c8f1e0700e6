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
    let leave = () => {};
    // Without a server the frame holds the browser’s error page, which is cross-origin.
    const inFrame = () => frame.contentDocument?.defaultView ?? null;
    const read = () => {
      const window = inFrame();
      const origins = window?.editOrigins;
      setSite(origins ? { window, document: window.document, holders: origins.holders() } : null);
    };
    const enter = () => {
      leave();
      leave = inFrame()?.editOrigins?.onChange(read) ?? (() => {});
      // A page being unloaded cannot be edited.
      inFrame()?.addEventListener('pagehide', () => setSite(null), { once: true, signal });
      read();
    };
    enter();
    frame.addEventListener('load', enter, { signal });
    return () => {
      leave();
      ending.abort();
    };
  }, [frame]);
  return site;
}

/** Finds the same text after a render or reload; a place can be shown several times, so its position decides. */
export function findAgain(holders: readonly Holder[], holder: Holder, position: number): Holder | null {
  const alike = holders.filter((each) => isAlike(each, holder));
  return (
    alike.find(({ nodes }) => nodes[0] !== undefined && nodes[0] === holder.nodes[0]) ??
    alike[position] ??
    alike[0] ??
    null
  );
}

/** A text’s position among those with the same place. */
export function positionOf(holders: readonly Holder[], holder: Holder): number {
  return Math.max(
    0,
    holders.filter((each) => isAlike(each, holder)).findIndex(({ nodes }) => nodes[0] === holder.nodes[0]),
  );
}

function isAlike(one: Holder, other: Holder): boolean {
  return one.where === other.where && keyOfPlace(one.place) === keyOfPlace(other.place);
}

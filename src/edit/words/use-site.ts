import { useEffect, useState } from 'react';
import type { Holder, Origins } from '../site/origins-type';
import { keyOfPlace } from '../site/marks';

/** The site in the frame, as it is now. */
export type Site = { window: Window & typeof globalThis; document: Document; origins: Origins; holders: Holder[] };

/** Follows the site in a frame through its changes and its reloads; null while it is not there. */
export function useSite(frame: HTMLIFrameElement): Site | null {
  const [site, setSite] = useState<Site | null>(null);
  useEffect(() => {
    let leave = () => {};
    // Where the machine is gone the frame holds the browser's own page, which nobody may reach into.
    const inFrame = () => frame.contentDocument?.defaultView ?? null;
    const read = () => {
      const window = inFrame();
      const origins = window?.editOrigins;
      setSite(origins ? { window, document: window.document, origins, holders: origins.holders() } : null);
    };
    const enter = () => {
      leave();
      leave = inFrame()?.editOrigins?.onChange(read) ?? (() => {});
      // What is on its way out has nothing to point at.
      inFrame()?.addEventListener('pagehide', () => setSite(null), { once: true });
      read();
    };
    enter();
    frame.addEventListener('load', enter);
    return () => {
      leave();
      frame.removeEventListener('load', enter);
    };
  }, [frame]);
  return site;
}

/** The same text after the page was rendered or loaded anew: where it is written there can be several, so the one that was. */
export function findAgain(holders: readonly Holder[], holder: Holder, position: number): Holder | null {
  const alike = holders.filter((each) => isAlike(each, holder));
  return (
    alike.find(({ nodes }) => nodes[0] !== undefined && nodes[0] === holder.nodes[0]) ??
    alike[position] ??
    alike[0] ??
    null
  );
}

/** The how-manieth it is of those that are written at the same place. */
export function positionOf(holders: readonly Holder[], holder: Holder): number {
  return Math.max(
    0,
    holders.filter((each) => isAlike(each, holder)).findIndex(({ nodes }) => nodes[0] === holder.nodes[0]),
  );
}

function isAlike(one: Holder, other: Holder): boolean {
  return one.where === other.where && keyOfPlace(one.place) === keyOfPlace(other.place);
}

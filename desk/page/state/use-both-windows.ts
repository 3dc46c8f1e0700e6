import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `attach` for the desk’s window, and for the site’s window now and after each load of its frame. A window can
 * get its listeners twice, so each must be the same function every time, or do no harm when called twice.
 */
export function useBothWindows(
  frame: HTMLIFrameElement | null,
  attach: (target: Window, options: { capture: true; signal: AbortSignal }) => void,
): void {
  const attachTo = useEffectEvent(attach);
  useEffect(() => {
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal } as const;
    const attachToSite = () => {
      // Without a server the frame holds the browser’s error page, which is cross-origin.
      const site = frame?.contentDocument?.defaultView;
      if (site) attachTo(site, options);
    };
    attachTo(window, options);
    attachToSite();
    frame?.addEventListener('load', attachToSite, options);
    return () => ending.abort();
  }, [frame]);
}

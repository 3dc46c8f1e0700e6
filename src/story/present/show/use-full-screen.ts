import { useCallback, useEffect, useMemo, useRef } from 'react';

export type FullScreen = { enter: () => void; leave: () => void; toggle: () => void };

/** Switches full screen, if the browser supports it. @param onLeft called when the user leaves it, as with Escape. */
export function useFullScreen(onLeft: () => void): FullScreen {
  /** Whether this hook, not the user, has asked to leave. */
  const hasAsked = useRef(false);
  useEffect(() => {
    const onChange = () => {
      if (!document.fullscreenElement && !hasAsked.current) onLeft();
      hasAsked.current = false;
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [onLeft]);

  const enter = useCallback(() => {
    // A command from another window is no user activation here, so browsers would refuse and log an error. If they refuse
    // for another reason, the show fills the window instead.
    const isActive = navigator.userActivation?.isActive ?? true;
    if (isActive && !document.fullscreenElement) document.documentElement.requestFullscreen?.().catch(() => {});
  }, []);
  const leave = useCallback(() => {
    if (!document.fullscreenElement) return;
    hasAsked.current = true;
    document.exitFullscreen().catch(() => {});
  }, []);
  const toggle = useCallback(() => (document.fullscreenElement ? leave() : enter()), [enter, leave]);
  // Leaving the page also leaves full screen.
  useEffect(() => leave, [leave]);
  return useMemo(() => ({ enter, leave, toggle }), [enter, leave, toggle]);
}

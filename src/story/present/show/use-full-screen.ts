import { useCallback, useEffect, useMemo, useRef } from 'react';

export type FullScreen = { enter: () => void; leave: () => void; toggle: () => void };

/** Full screen, where the browser has it; nobody is told where it does not. @param onLeft it was left, not by us: with Escape. */
export function useFullScreen(onLeft: () => void): FullScreen {
  const isOurs = useRef(false);
  useEffect(() => {
    const onChange = () => {
      if (!document.fullscreenElement && !isOurs.current) onLeft();
      isOurs.current = false;
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [onLeft]);

  const enter = useCallback(() => {
    // What another window asks for is no touch of this one: browsers would refuse, and complain.
    const isTouched = navigator.userActivation?.isActive ?? true;
    if (isTouched && !document.fullscreenElement) document.documentElement.requestFullscreen?.().catch(() => {});
  }, []);
  const leave = useCallback(() => {
    if (!document.fullscreenElement) return;
    isOurs.current = true;
    document.exitFullscreen().catch(() => {});
  }, []);
  const toggle = useCallback(() => (document.fullscreenElement ? leave() : enter()), [enter, leave]);
  // Whoever goes on to another page has no use for it.
  useEffect(() => leave, [leave]);
  return useMemo(() => ({ enter, leave, toggle }), [enter, leave, toggle]);
}

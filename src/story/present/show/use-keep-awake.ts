import { useEffect, useState } from 'react';

/** Keeps the screen awake as long as the page is there, also after the tab was left. @returns whether it is; null until that is known. */
export function useKeepAwake(): boolean | null {
  const [isAwake, setAwake] = useState<boolean | null>(null);
  useEffect(() => {
    let isHere = true;
    let lock: WakeLockSentinel | null = null;
    let isAsked = false;
    const ask = async () => {
      if (document.hidden || isAsked || (lock && !lock.released)) return;
      isAsked = true;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (!isHere) return void granted.release();
        lock = granted;
        setAwake(true);
        // Given back by the system: with a low battery, say, or because the tab is behind others, until it is not.
        granted.addEventListener('release', () => isHere && setAwake(document.hidden && null));
      } catch {
        // Refused, or unknown to this browser.
        if (isHere) setAwake(false);
      } finally {
        isAsked = false;
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', ask);
      lock?.release().catch(() => {});
    };
  }, []);
  return isAwake;
}

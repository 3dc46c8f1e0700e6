import { useEffect, useState } from 'react';

/** Keeps the screen awake while the page is open. @returns whether that works; null while this is unknown. */
export function useKeepAwake(): boolean | null {
  const [isAwake, setAwake] = useState<boolean | null>(null);
  useEffect(() => {
    let cancelled = false;
    let lock: WakeLockSentinel | null = null;
    let isRequesting = false;
    const request = async () => {
      if (document.hidden || isRequesting || (lock && !lock.released)) return;
      isRequesting = true;
      try {
        const granted = await navigator.wakeLock.request('screen');
        // Unlike a request, a release never fails.
        if (cancelled) return void granted.release();
        lock = granted;
        setAwake(true);
        // The system ends the lock if the battery is low or the tab is hidden. A tab that shows again requests a new one.
        granted.addEventListener('release', () => !cancelled && setAwake(document.hidden ? null : false));
      } catch {
        // Refused or not supported.
        if (!cancelled) setAwake(false);
      } finally {
        isRequesting = false;
      }
    };
    void request();
    document.addEventListener('visibilitychange', request);
    return () => {
      cancelled = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
  return isAwake;
}

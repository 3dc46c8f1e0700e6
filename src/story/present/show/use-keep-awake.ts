import { useEffect, useState } from 'react';

/** Keeps the screen awake while the page is open. @returns whether that works; null until this is known. */
export function useKeepAwake(): boolean | null {
  const [isAwake, setAwake] = useState<boolean | null>(null);
  useEffect(() => {
    let cancelled = false;
    let lock: WakeLockSentinel | null = null;
    let isRequested = false;
    const request = async () => {
      if (document.hidden || isRequested || (lock && !lock.released)) return;
      isRequested = true;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (cancelled) return void granted.release();
        lock = granted;
        setAwake(true);
        // The system releases the lock when the battery is low or the tab is hidden. A tab that shows again requests it again.
        granted.addEventListener('release', () => !cancelled && setAwake(document.hidden ? null : false));
      } catch {
        // Refused or not supported.
        if (!cancelled) setAwake(false);
      } finally {
        isRequested = false;
      }
    };
    void request();
    document.addEventListener('visibilitychange', request);
    return () => {
      cancelled = true;
      document.removeEventListener('visibilitychange', request);
      lock?.release().catch(() => {});
    };
  }, []);
  return isAwake;
}

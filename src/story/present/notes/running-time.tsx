import { useEffect, useState } from 'react';
import { storyShow as words } from 'virtual:content/storyShow';

export type RunningTimeProps = {
  /** When the show started, ms since 1970; null if no show is running. */
  began: number | null;
  className?: string | undefined;
};

/** Shows how long the show has been running, updated every second while the tab is visible. */
export function RunningTime({ began, className }: RunningTimeProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (began === null) return;
    let timer = 0;
    const tick = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const time = Date.now();
      setNow(time);
      timer = window.setTimeout(tick, SECOND_MS - (Math.max(time - began, 0) % SECOND_MS));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [began]);
  return (
    <p className={className} role="timer" aria-label={words.time}>
      {began !== null && timeText(now - began)}
    </p>
  );
}

const SECOND_MS = 1000;

/** A duration as `04:09` or `1:04:09`. @param ms may be negative, if a clock was set back; that counts as 0. */
export function timeText(ms: number): string {
  const seconds = Math.max(Math.floor(ms / SECOND_MS), 0);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return [...(hours > 0 ? [hours] : []), ...parts].join(':');
}

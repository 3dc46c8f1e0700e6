import { useEffect, useRef, useState } from 'react';
import { openLine, type Line, type ShowState } from './show-channel';
import type { Command } from '../show/show';

/** Tells the notes in other windows how the show stands, and does what they ask. @param act changes as rarely as can be. */
export function useTellNotes(state: ShowState, act: (asked: Command) => void): void {
  // A window that is loaded anew is another.
  const [show] = useState(() => Date.now() + Math.random());
  const latest = useRef(state);
  const line = useRef<Line | null>(null);

  useEffect(() => {
    const tell = () => line.current?.say({ type: 'state', show: show, state: latest.current });
    const leave = () => line.current?.say({ type: 'bye', show: show });
    line.current = openLine((message) => {
      if (message.type === 'hello') tell();
      if (message.type === 'ask' && message.show === show) act(message.asked);
    });
    // A page that comes back from the browser's cache is there again.
    window.addEventListener('pageshow', tell);
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      line.current?.hangUp();
      window.removeEventListener('pageshow', tell);
      window.removeEventListener('pagehide', leave);
    };
  }, [act, show]);

  const told = JSON.stringify(state);
  useEffect(() => {
    latest.current = JSON.parse(told) as ShowState;
    line.current?.say({ type: 'state', show: show, state: latest.current });
  }, [show, told]);
}

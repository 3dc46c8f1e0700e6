import { useEffect, useRef, useState } from 'react';
import { openChannel, type ShowChannel, type ShowState } from './show-channel';
import type { Command } from '../show/show';

/**
 * Sends the show's state to the notes in other windows and runs their commands.
 * @param act should rarely change: each change opens a new channel.
 */
export function useReportToNotes(state: ShowState, act: (command: Command) => void): void {
  // A reloaded window counts as a new one.
  const [show] = useState(() => Date.now() + Math.random());
  const latest = useRef(state);
  const channel = useRef<ShowChannel | null>(null);

  useEffect(() => {
    const report = () => channel.current?.send({ type: 'state', show, state: latest.current });
    const leave = () => channel.current?.send({ type: 'bye', show });
    channel.current = openChannel((message) => {
      if (message.type === 'hello') report();
      if (message.type === 'ask' && message.show === show) act(message.command);
    });
    // A page restored from the back/forward cache reports again.
    window.addEventListener('pageshow', report);
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      channel.current?.close();
      window.removeEventListener('pageshow', report);
      window.removeEventListener('pagehide', leave);
    };
  }, [act, show]);

  // Compared by value: each render has a new object.
  const json = JSON.stringify(state);
  useEffect(() => {
    latest.current = JSON.parse(json) as ShowState;
    channel.current?.send({ type: 'state', show, state: latest.current });
  }, [show, json]);
}

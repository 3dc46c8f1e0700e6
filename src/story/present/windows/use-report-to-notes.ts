import { useEffect, useRef, useState } from 'react';
import { openChannel, type ShowChannel, type ShowState } from './show-channel';
import type { Command } from '../show/show';

/**
 * Sends the show's state to the notes in other windows and runs their commands.
 * @param act runs a command; should rarely change, since each change opens a new channel.
 */
export function useReportToNotes(state: ShowState, act: (command: Command) => void): void {
  // The show's identifier. A reloaded window counts as a new show.
  const [show] = useState(() => Date.now() + Math.random());
  const latestState = useRef(state);
  const channel = useRef<ShowChannel | null>(null);

  useEffect(() => {
    const report = () => channel.current?.send({ type: 'state', show, state: latestState.current });
    const sayBye = () => channel.current?.send({ type: 'bye', show });
    channel.current = openChannel((message) => {
      if (message.type === 'hello') report();
      if (message.type === 'ask' && message.show === show) act(message.command);
    });
    // A page restored from the back/forward cache reports again.
    window.addEventListener('pageshow', report);
    window.addEventListener('pagehide', sayBye);
    return () => {
      sayBye();
      channel.current?.close();
      window.removeEventListener('pageshow', report);
      window.removeEventListener('pagehide', sayBye);
    };
  }, [act, show]);

  // As a string, since `state` is a new object on every render.
  const json = JSON.stringify(state);
  useEffect(() => {
    latestState.current = JSON.parse(json) as ShowState;
    channel.current?.send({ type: 'state', show, state: latestState.current });
  }, [show, json]);
}

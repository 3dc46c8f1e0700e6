import { useCallback, useEffect, useRef, useState } from 'react';
import { openChannel, type RemoteCommand, type ShowChannel, type ShowState } from './show-channel';

/**
 * Sends the show's state to the notes in other windows and runs their commands.
 * @param act runs a command; should rarely change, since each change opens a new channel.
 */
export function useReportToNotes(state: ShowState, act: (command: RemoteCommand) => void): void {
  // The show's identifier. A reloaded window counts as a new show.
  const [show] = useState(() => Date.now() + Math.random());
  const latestState = useRef(state);
  const channel = useRef<ShowChannel | null>(null);
  const report = useCallback(() => channel.current?.send({ type: 'state', show, state: latestState.current }), [show]);

  useEffect(() => {
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
  }, [act, show, report]);

  // A string, so that the effect runs only after a change: `state` is a new object on every render.
  const json = JSON.stringify(state);
  useEffect(() => {
    latestState.current = JSON.parse(json) as ShowState;
    report();
  }, [report, json]);
}

import { useEffect, useState } from 'react';

/**
 * Asks the server each time `asked` changes. After a failure the previous answer stays: the desk reports a lost server
 * elsewhere.
 * @param ask always the same function
 * @param asked what to pass to `ask`; null to ask nothing
 * @returns the latest answer and what was asked for it; undefined before the first answer
 */
export function useAnswer<T>(ask: (asked: string) => Promise<T>, asked: string | null) {
  const [answer, setAnswer] = useState<{ asked: string; value: T }>();
  useEffect(() => {
    if (asked === null) return;
    let cancelled = false;
    ask(asked).then(
      (value) => !cancelled && setAnswer({ asked, value }),
      () => {},
    );
    return () => {
      cancelled = true;
    };
  }, [ask, asked]);
  return answer;
}

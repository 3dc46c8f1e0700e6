import { useEffect, useState } from 'react';

/**
 * The latest answer of the server, and what was asked. Without an answer it stays as it is: the desk reports a lost server
 * elsewhere.
 * @param asked null asks nothing
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

import { useEffect, useState } from 'react';

/**
 * The latest answer of the server, and what was asked; undefined before the first. If a request fails, the answer
 * before it stays: the desk reports a lost server elsewhere.
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

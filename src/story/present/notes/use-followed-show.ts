import { useEffect, useRef, useState } from 'react';
import { openLine, type Askable } from '../windows/show-channel';
import { UNHEARD, type Followed } from './followed-show';
import { listen, type Listening } from './follow-show';

export type FollowedShow = { followed: Followed; ask: (asked: Askable) => void; expect: () => void };

/** The show in another window, which this one follows and steers. */
export function useFollowedShow(): FollowedShow {
  const [followed, setFollowed] = useState(UNHEARD);
  const listening = useRef<Listening | null>(null);
  useEffect(() => {
    const started = listen(openLine, setFollowed);
    listening.current = started;
    return started.stop;
  }, []);
  return {
    followed,
    ask: (asked) => listening.current?.ask(asked),
    expect: () => listening.current?.expect(),
  };
}

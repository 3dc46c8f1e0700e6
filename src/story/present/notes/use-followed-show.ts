import { useEffect, useRef, useState } from 'react';
import { hasOpenedSecondScreen } from '../windows/second-screen';
import { openChannel } from '../windows/show-channel';
import { NO_SHOW, type Followed } from './followed-show';
import { followShow, type Following } from './follow-show';

export type FollowedShow = Pick<Following, 'ask' | 'expectShow'> & { followed: Followed };

/** Follows and controls the show in another window. */
export function useFollowedShow(): FollowedShow {
  const [followed, setFollowed] = useState(NO_SHOW);
  const following = useRef<Following | null>(null);
  useEffect(() => {
    const current = followShow(openChannel, setFollowed);
    if (hasOpenedSecondScreen()) current.expectShow();
    following.current = current;
    return current.stop;
  }, []);
  return {
    followed,
    ask: (command) => following.current?.ask(command),
    expectShow: () => following.current?.expectShow(),
  };
}

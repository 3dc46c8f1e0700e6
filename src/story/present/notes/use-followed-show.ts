import { useEffect, useRef, useState } from 'react';
import { hasOpenedSecondScreen } from '../windows/second-screen';
import { openChannel, type RemoteCommand } from '../windows/show-channel';
import { NO_SHOW, type Followed } from './followed-show';
import { followShow, type Following } from './follow-show';

export type FollowedShow = { followed: Followed; ask: (command: RemoteCommand) => void; expectShow: () => void };

/** Follows and controls the show in another window. */
export function useFollowedShow(): FollowedShow {
  const [followed, setFollowed] = useState(NO_SHOW);
  const following = useRef<Following | null>(null);
  useEffect(() => {
    const follower = followShow(openChannel, setFollowed);
    if (hasOpenedSecondScreen()) follower.expectShow();
    following.current = follower;
    return follower.stop;
  }, []);
  return {
    followed,
    ask: (command) => following.current?.ask(command),
    expectShow: () => following.current?.expectShow(),
  };
}

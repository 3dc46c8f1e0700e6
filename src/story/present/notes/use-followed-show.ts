import { useEffect, useRef, useState } from 'react';
import { hasOpenedSecondScreen } from '../windows/second-screen';
import { openChannel, type RemoteCommand } from '../windows/show-channel';
import { NO_SHOW, type Followed } from './followed-show';
import { followShow, type Following } from './follow-show';

export type FollowedShow = { followed: Followed; ask: (command: RemoteCommand) => void; expectShow: () => void };

/** The show in another window, followed and controlled from this one. */
export function useFollowedShow(): FollowedShow {
  const [followed, setFollowed] = useState(NO_SHOW);
  const following = useRef<Following | null>(null);
  useEffect(() => {
    const started = followShow(openChannel, setFollowed);
    if (hasOpenedSecondScreen()) started.expectShow();
    following.current = started;
    return started.stop;
  }, []);
  return {
    followed,
    ask: (command) => following.current?.ask(command),
    expectShow: () => following.current?.expectShow(),
  };
}

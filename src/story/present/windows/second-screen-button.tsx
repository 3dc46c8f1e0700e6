import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { storyShow as words } from 'virtual:content/storyShow';
import { hasChannel } from './show-channel';
import { openSecondScreen, queryFor } from './second-screen';

export type SecondScreenButtonProps = {
  className: string | undefined;
  /** Called when the window has opened. */
  onOpened?: () => void;
};

/** Opens the show in a window of its own and the notes in this one. Renders nothing if windows cannot exchange messages. */
export function SecondScreenButton({ className, onOpened }: SecondScreenButtonProps) {
  const [isBlocked, setBlocked] = useState(false);
  const [isPossible] = useState(hasChannel);
  const navigate = useNavigate();
  if (!isPossible) return null;
  return (
    <>
      <button
        className={className}
        type="button"
        onClick={() => {
          const isOpen = openSecondScreen();
          setBlocked(!isOpen);
          if (!isOpen) return;
          onOpened?.();
          void navigate({ search: queryFor('notes') }, { replace: true });
        }}
      >
        {words.secondScreen}
      </button>
      {isBlocked && <p role="alert">{words.blocked}</p>}
    </>
  );
}

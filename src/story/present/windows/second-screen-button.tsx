import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { storyShow as words } from 'virtual:content/storyShow';
import { hasLine } from './show-channel';
import { openSecondScreen, searchFor } from './second-screen';

export type SecondScreenButtonProps = {
  className?: string | undefined;
  /** The window is open. */
  onOpened?: () => void;
};

/** Opens the show in a window of its own, while this one has the notes. */
export function SecondScreenButton({ className, onOpened }: SecondScreenButtonProps) {
  const [isBlocked, setBlocked] = useState(false);
  const navigate = useNavigate();
  if (!hasLine()) return null;
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
          void navigate({ search: searchFor('notes') }, { replace: true });
        }}
      >
        {words.secondScreen}
      </button>
      {isBlocked && <p role="alert">{words.blocked}</p>}
    </>
  );
}

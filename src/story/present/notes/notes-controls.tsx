import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { storyShow as words } from 'virtual:content/storyShow';
import { Arrow } from '../../../components/arrow';
import { pathOf } from '../../../model/pages';
import { SecondScreenButton } from '../windows/second-screen-button';
import type { RemoteCommand } from '../windows/show-channel';
import type { Followed } from './followed-show';
import styles from './notes.module.css';

export type NotesControlsProps = Pick<Followed, 'status' | 'state'> & {
  onCommand: (command: RemoteCommand) => void;
  /** Called when a new window for the show has opened. */
  onOpened: () => void;
};

/** The buttons that control the show, or open it again. */
export function NotesControls({ status, state, onCommand, onOpened }: NotesControlsProps) {
  return (
    <footer className={styles.controls} aria-busy={status === 'waiting'}>
      {status === 'gone' ? (
        <div className={styles.gone}>
          <p role="status">{words.noShow}</p>
          <SecondScreenButton className={styles.main} onOpened={onOpened} />
          <Link to={pathOf('story')}>
            <Arrow to="left" />
            {words.leave}
          </Link>
        </div>
      ) : state && !state.isRunning ? (
        <Control command="start" onCommand={onCommand} isMain>
          {words.start}
        </Control>
      ) : (
        <>
          <Control command="back" onCommand={onCommand}>
            {words.back}
          </Control>
          <Control command="next" onCommand={onCommand} isMain>
            {words.next}
          </Control>
          <Control command="black" onCommand={onCommand} isOn={state?.isBlack ?? false}>
            {words.black}
          </Control>
          <Control command="play" onCommand={onCommand} isOn={state?.isPlaying ?? false}>
            {state?.isPlaying ? words.pause : words.play}
          </Control>
          <Control command="sound" onCommand={onCommand} isOn={state?.hasSound ?? false}>
            {words.sound}
          </Control>
        </>
      )}
    </footer>
  );
}

type ControlProps = {
  command: RemoteCommand;
  onCommand: (command: RemoteCommand) => void;
  /** For toggles. */
  isOn?: boolean;
  isMain?: boolean;
  children: ReactNode;
};

function Control({ command, onCommand, isOn, isMain = false, children }: ControlProps) {
  return (
    <button
      className={isMain ? styles.main : styles.control}
      type="button"
      data-asks={command}
      aria-pressed={isOn}
      // A click does not move the focus here, so that a clicker's Enter still shows the next card.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onCommand(command)}
    >
      {children}
    </button>
  );
}

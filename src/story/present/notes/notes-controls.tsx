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
        <Control command="start" label={words.start} onCommand={onCommand} isMain />
      ) : (
        <>
          <Control command="back" label={words.back} onCommand={onCommand} />
          <Control command="next" label={words.next} onCommand={onCommand} isMain />
          <Control command="black" label={words.black} onCommand={onCommand} isOn={state?.isBlack ?? false} />
          {/* No toggle, since the label changes. */}
          <Control command="autoplay" label={state?.isPlaying ? words.pause : words.play} onCommand={onCommand} />
          <Control command="sound" label={words.sound} onCommand={onCommand} isOn={state?.hasSound ?? false} />
        </>
      )}
    </footer>
  );
}

type ControlProps = {
  command: RemoteCommand;
  label: string;
  onCommand: (command: RemoteCommand) => void;
  /** Whether a toggle is on; undefined for other buttons. */
  isOn?: boolean;
  isMain?: boolean;
};

function Control({ command, label, onCommand, isOn, isMain = false }: ControlProps) {
  return (
    <button
      className={isMain ? styles.main : styles.control}
      type="button"
      data-asks={command}
      aria-pressed={isOn}
      // Keeps a click from moving the focus here, so that a clicker's Enter still shows the next card.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onCommand(command)}
    >
      {label}
    </button>
  );
}

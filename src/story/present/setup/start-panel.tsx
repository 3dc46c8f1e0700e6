import { useEffect, useRef, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { storyShow as words } from 'virtual:content/storyShow';
import { Arrow } from '../../../components/arrow';
import { pageTitle } from '../../../site/included-pages';
import { pathOf } from '../../../model/pages';
import textButton from '../../ui/text-button.module.css';
import { KeyList } from '../stage/key-list';
import type { ShowLayout } from '../stage/lay-out-show';
import { SecondScreenButton } from '../windows/second-screen-button';
import { PACES, type ShowChoice } from '../show/show';
import { FetchProgress } from './fetch-progress';
import { playTestSound } from './test-sound';
import styles from './start-panel.module.css';

export type StartPanelProps = {
  layout: ShowLayout;
  /** Whether there is a show to continue. */
  isUnderWay: boolean;
  /** Whether the screen stays awake; null while that is unknown. */
  isAwake: boolean | null;
  choice: ShowChoice;
  onChoose: (choice: Partial<ShowChoice>) => void;
  onStart: () => void;
  onStartOver: () => void;
};

/** The panel before the show: saves the story for offline use, shows what is ready, and starts the show. */
export function StartPanel({ layout, isUnderWay, isAwake, choice, onChoose, onStart, onStartOver }: StartPanelProps) {
  const startButton = useRef<HTMLButtonElement>(null);
  useEffect(() => startButton.current?.focus({ preventScroll: true }), []);
  const { x, width } = layout.words;
  const position = { '--x': `${x}px`, '--width': `${width}px` } as CSSProperties;
  return (
    <div className={styles.panel} style={position}>
      <div className={styles.content}>
        <p className={styles.title}>{pageTitle('story')}</p>
        <p>{words.about}</p>
        <FetchProgress />
        <p className={styles.awake}>{isAwake === null ? '' : isAwake ? words.awake : words.mayDim}</p>
        <div className={styles.actions}>
          <button ref={startButton} className={styles.start} type="button" onClick={onStart}>
            {isUnderWay ? words.goOn : words.start}
          </button>
          {isUnderWay && (
            <button className={textButton.button} type="button" onClick={onStartOver}>
              {words.startOver}
            </button>
          )}
          <button className={textButton.button} type="button" onClick={() => void playTestSound().catch(() => {})}>
            {words.testSound}
          </button>
          <SecondScreenButton className={textButton.button} />
        </div>
        <div className={styles.choices}>
          <label>
            {words.pace}
            <select
              value={choice.pace}
              onChange={({ target }) =>
                onChoose({ pace: PACES.find((pace) => String(pace) === target.value) ?? choice.pace })
              }
            >
              {PACES.map((pace) => (
                <option key={pace}>{pace}</option>
              ))}
            </select>
          </label>
          <label>
            <input
              type="checkbox"
              checked={choice.loops}
              onChange={({ target }) => onChoose({ loops: target.checked })}
            />
            {words.loop}
          </label>
        </div>
        <details>
          <summary className={textButton.button}>{words.keys}</summary>
          <KeyList />
        </details>
        <Link className={styles.leave} to={pathOf('story')}>
          <Arrow to="left" />
          {words.leave}
        </Link>
      </div>
    </div>
  );
}

import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { storyBytes } from 'virtual:content/storyBytes';
import type { StoryContent } from '../../model/content';
import type { Rect } from '../deck/layout';
import { useKeptFocus } from '../stage/use-kept-focus';
import { Icon } from '../ui/icon';
import { isFlatWanted } from '../view/is-flat-wanted';
import { prepareOffline, reloadOldPage } from './prepare-offline';
import { findPhotoFormat, storyFiles, type PhotoFormat } from './story-files';
import { createStoryKeeper, type StoryKeeper } from './story-keeper';
import styles from './keep-story.module.css';

export type KeepStoryProps = {
  story: StoryContent;
  /** Loads the scene, so that it is in the cache, too. */
  loadScene: () => Promise<unknown>;
  /** A photo's box on a card, CSS px. */
  box: Rect;
};

/** Shared, so that saving continues while the guest is on another page. */
let theKeeper: StoryKeeper | null = null;

/** Makes the component, once it is known which photo format this browser loads. */
export async function makeKeepStory() {
  const format = await findPhotoFormat();
  return (props: KeepStoryProps) => <KeepStory {...props} format={format} />;
}

/** Offers to save the story for offline use: shows its size, then the progress, and finally whether it is saved. */
function KeepStory({ story, loadScene, box, format }: KeepStoryProps & { format: PhotoFormat }) {
  const { words, cards } = story;
  const [keeper] = useState(
    () => (theKeeper ??= createStoryKeeper(storyFiles(cards, storyBytes, box, format), prepareOffline)),
  );
  const { step, done, total } = useSyncExternalStore(keeper.subscribe, keeper.state);
  const sizeId = useId();
  useEffect(() => void keeper.check(), [keeper]);
  useEffect(() => {
    // The host may no longer have the files of an earlier release.
    if (step === 'broken') void reloadOldPage();
  }, [step]);
  // The button disappears once the story is saved.
  useKeptFocus();

  const keep = () => {
    // If the scene does not load, the flat deck shows the story.
    if (!isFlatWanted(cards.length)) loadScene().catch(() => {});
    void keeper.keep();
  };
  if (step === 'unknown') return null;
  const isOffered = step !== 'fetching' && step !== 'kept';
  return (
    <div className={styles.keep}>
      {/* Assistive technology ignores what is inside a button. */}
      {step === 'fetching' && (
        <span className="visually-hidden">
          <progress aria-label={words.keep} max={total} value={done} />
        </span>
      )}
      {/* One key makes both the same button, so that a press does not lose the focus. */}
      {isOffered && (
        <button key="button" type="button" onClick={keep} aria-label={words.keep} aria-describedby={sizeId}>
          <Icon path={ARROW_INTO_TRAY} />
          <span className={styles.label}>{words.keep}</span>
          <span id={sizeId}>{words.keepSize.replace('{size}', megabytes(total - done))}</span>
        </button>
      )}
      {step === 'fetching' && (
        <button key="button" type="button" onClick={keeper.stop} aria-label={words.keepStop}>
          <progress aria-hidden="true" max={total} value={done} />
          <span aria-hidden="true">{words.keepStop}</span>
        </button>
      )}
      {/* Where a browser translates the page, React fails to remove a text that is not in an element of its own. */}
      <p aria-live="polite">
        {step === 'kept' && (
          <>
            <Icon path={TICK} />
            <span>{words.kept}</span>
          </>
        )}
        {step === 'no room' && <span>{words.keepNoRoom}</span>}
        {step === 'broken' && <span>{words.keepBroken}</span>}
      </p>
    </div>
  );
}

/** A number of bytes in MB, rounded up and never 0. */
function megabytes(bytes: number): string {
  return String(Math.max(Math.ceil(bytes / 1e6), 1));
}

const ARROW_INTO_TRAY = 'M12 3.5v11m-4.5-4.5 4.5 4.5 4.5-4.5M4 15.5v4h16v-4';
const TICK = 'm5 12.5 4.5 4.5L19 7.5';

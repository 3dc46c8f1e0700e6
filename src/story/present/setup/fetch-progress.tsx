import { useId } from 'react';
import { story } from 'virtual:content/story';
import { storyShow as words } from 'virtual:content/storyShow';
import textButton from '../../ui/text-button.module.css';
import styles from './start-panel.module.css';
import { useFetchedStory } from './use-fetched-story';

/** How many missing cards the message names. */
const MAX_NAMED = 5;

/** Shows how much of the story is ready to show offline. */
export function FetchProgress() {
  const { savedCount, missingDates, step, canKeep, fetchStory } = useFetchedStory();
  const messageId = useId();
  const count = story.cards.length;
  if (!canKeep) return <p>{words.noKeeping}</p>;
  const fetchButton = (label: string) => (
    <button className={textButton.button} type="button" onClick={fetchStory}>
      {label}
    </button>
  );
  if (step === 'unwanted') return <p>{fetchButton(story.words.keep)}</p>;
  const message = (step === 'ready' ? words.ready : words.loaded)
    .replace('{done}', String(savedCount))
    .replace('{count}', String(count));
  const named = missingDates.slice(0, MAX_NAMED).join(', ') + (missingDates.length > MAX_NAMED ? ' …' : '');
  // A function, since a date may contain `$`, which has a meaning in a replacement string.
  const missingMessage = words.missing.replace('{cards}', () => named);
  return (
    <div className={styles.fetched}>
      {/* Announced when fetching ends, not for each card. */}
      <p id={messageId} className={styles.message} aria-live={step === 'fetching' ? 'off' : 'polite'}>
        {message}
      </p>
      <progress aria-labelledby={messageId} max={count} value={savedCount} />
      {(step === 'broken' || step === 'no room') && (
        <p>
          {step === 'broken' ? missingMessage : story.words.keepNoRoom} {fetchButton(words.retry)}
        </p>
      )}
    </div>
  );
}

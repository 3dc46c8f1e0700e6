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
  const { done, missing, step, canKeep, fetchStory } = useFetchedStory();
  const messageId = useId();
  const count = story.cards.length;
  if (!canKeep) return <p>{words.noKeeping}</p>;
  if (step === 'unwanted')
    return (
      <p>
        <button className={textButton.button} type="button" onClick={fetchStory}>
          {story.words.keep}
        </button>
      </p>
    );
  const message = (step === 'ready' ? words.ready : words.loaded)
    .replace('{done}', String(done))
    .replace('{count}', String(count));
  const named = missing.slice(0, MAX_NAMED).join(', ') + (missing.length > MAX_NAMED ? ' …' : '');
  // A function, since in a replacement string a `$` in a date would have a meaning.
  const missingMessage = words.missing.replace('{cards}', () => named);
  return (
    <div className={styles.fetched}>
      {/* Announced when fetching ends, not for each card. */}
      <p id={messageId} className={styles.message} aria-live={step === 'fetching' ? 'off' : 'polite'}>
        {message}
      </p>
      <progress aria-labelledby={messageId} max={count} value={done} />
      {(step === 'broken' || step === 'no room') && (
        <p>
          {step === 'broken' ? missingMessage : story.words.keepNoRoom}{' '}
          <button className={textButton.button} type="button" onClick={fetchStory}>
            {words.retry}
          </button>
        </p>
      )}
    </div>
  );
}

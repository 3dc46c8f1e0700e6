import { useId } from 'react';
import { story } from 'virtual:content/story';
import { storyShow as words } from 'virtual:content/storyShow';
import textButton from '../../ui/text-button.module.css';
import styles from './start-panel.module.css';
import { useFetchedStory } from './use-fetched-story';

/** How many missing cards the message names. */
const MAX_NAMED = 5;

/** How much of the story is ready to show offline. */
export function FetchProgress() {
  const { done, missing, step, canKeep, fetch } = useFetchedStory();
  const id = useId();
  const count = story.cards.length;
  if (!canKeep) return <p>{words.noKeeping}</p>;
  if (step === 'unwanted')
    return (
      <p>
        <button className={textButton.button} type="button" onClick={fetch}>
          {story.words.keep}
        </button>
      </p>
    );
  const message = (step === 'ready' ? words.ready : words.loaded)
    .replace('{done}', String(done))
    .replace('{count}', String(count));
  const named = missing.slice(0, MAX_NAMED).join(', ') + (missing.length > MAX_NAMED ? ' …' : '');
  return (
    <div className={styles.fetched}>
      {/* Announced when fetching ends, not for each card. */}
      <p id={id} className={styles.message} aria-live={step === 'fetching' ? 'off' : 'polite'}>
        {message}
      </p>
      <progress aria-labelledby={id} max={count} value={done} />
      {(step === 'broken' || step === 'no room') && (
        <p>
          {step === 'broken' ? words.missing.replace('{cards}', () => named) : story.words.keepNoRoom}{' '}
          <button className={textButton.button} type="button" onClick={fetch}>
            {words.retry}
          </button>
        </p>
      )}
    </div>
  );
}

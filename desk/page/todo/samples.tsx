import { keyOfPlace } from '../../model/origins/marks';
import { Fragment, useId } from 'react';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icons';
import { nameForCouple } from '../frame/name-for-couple';
import { languageInEnglish } from '../../model/language-name';
import { STORY_FILE } from '../../model/cards';
import { languageOfFile } from '../../model/files-of-page';
import type { EditState, Sample } from '../../protocol';
import { OfferStart } from '../start/offer-start';
import { isNameless } from '../start/start-store';
import { indexAt, keysOf } from '../trouble/finding-order';
import { goToNext, useWalk, visit } from '../trouble/go-to-finding';
import { labelOfPlace } from '../../model/place-names';
import { parseMarkdown, plainText } from '../../../src/model/markdown';
import { shorten } from '../../model/shorten';
import styles from './todo-panel.module.css';

/** The content that is still the sample couple’s, by file. */
export function Samples({ state }: { state: EditState }) {
  const { samples, progress } = state;
  const current = useWalk((walk) => (walk.kind === 'samples' ? walk.current : null));
  const at = indexAt(keysOf(samples), current);
  if (samples.length === 0)
    return (
      <p className={styles.done}>
        <Icon name="done" /> Everything is yours now.
      </p>
    );
  const files = [...new Set(samples.map(({ at }) => at.file))];
  const parts = Object.keys(progress).filter((file) => languageOfFile(file) === null && progress[file]?.all);
  const languages = [...new Set(files.flatMap((file) => languageOfFile(file) ?? []))];
  const groups = (language: string | null) => (
    <div className={styles.groups}>
      {files
        .filter((file) => languageOfFile(file) === language)
        .map((file) => (
          <Group
            key={file}
            file={file}
            samples={samples.filter((sample) => sample.at.file === file)}
            here={at === null ? undefined : samples[at]}
            state={state}
          />
        ))}
    </div>
  );
  return (
    <section className={styles.section} aria-label="Sample content">
      <PartsDone done={parts.filter((file) => !files.includes(file)).length} all={parts.length} />
      {isNameless(state) && <OfferStart />}
      <p className={controls.hint}>
        What is not yours yet, the most important first. Each leaves this list once you change it.
      </p>
      <p>
        <button type="button" className={controls.button} onClick={() => goToNext('samples')}>
          {at !== null ? 'Continue with the next' : 'Start with the first'}
          <Icon name="next" />
        </button>
      </p>
      {groups(null)}
      {languages.map((language) => (
        <Fragment key={language}>
          <p className={controls.hint}>
            The sample is also in {languageInEnglish(language)}. If your site will not be, delete the folder{' '}
            <code>{language}</code> in <code>content</code>, and all of these leave this list.
          </p>
          {groups(language)}
        </Fragment>
      ))}
    </section>
  );
}

function PartsDone({ done, all }: { done: number; all: number }) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <p id={id} className={styles.count}>
        <strong>{done}</strong> of {all} parts are yours
      </p>
      <progress className={styles.line} aria-labelledby={id} value={done} max={all} />
    </div>
  );
}

type GroupProps = {
  file: string;
  samples: readonly Sample[];
  /** The current sample. */
  here: Sample | undefined;
  state: EditState;
};

/** The samples of one file; the group with the current sample is open. */
function Group({ file, samples, here, state }: GroupProps) {
  const { yours, all } = state.progress[file] ?? { yours: 0, all: 0 };
  return (
    <details className={styles.group} open={here?.at.file === file || undefined}>
      <summary className={styles.summary}>
        <span className={styles.name}>{nameForCouple(state, file)}</span>
        <span className={controls.hint}>
          {yours} of {file === STORY_FILE && 'about '}
          {all} {UNITS[file]}
        </span>
      </summary>
      <ul role="list">
        {samples.map((sample) => (
          <li key={keyOfPlace(sample.at)}>
            <button
              type="button"
              className={styles.link}
              aria-current={sample === here ? 'step' : undefined}
              onClick={() => visit(sample.at)}
            >
              <span className={styles.text}>{shorten(plainText(parseMarkdown(sample.text)), 70)}</span>
              <span className={controls.hint}>{labelOfPlace(sample.at, state)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the entries of a file are. */
const UNITS: Partial<Record<string, string>> = {
  'story.yaml': 'photos',
  'party.yaml': 'people',
  'faq.yaml': 'questions',
};

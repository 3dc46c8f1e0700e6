import { Fragment, useId } from 'react';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icons';
import { languageInEnglish } from '../../model/names/language-name';
import { languageOfFile } from '../../model/files-of-page';
import type { EditState } from '../../protocol';
import { OfferStart } from '../start/offer-start';
import { hasSampleNames } from '../start/start-store';
import { indexOfCurrent, keysOfPlaces } from '../trouble/finding-order';
import { goToNext, useCurrentFinding } from '../trouble/go-to-finding';
import styles from './samples.module.css';
import { SampleGroup } from './sample-group';
import layout from '../ui/layout.module.css';

/** Lists by file the content that is still the sample’s, or marked `# sample`. */
export function Samples({ state }: { state: EditState }) {
  const { samples, progress } = state;
  const lastOpened = useCurrentFinding(({ kind, current }) => (kind === 'samples' ? current : null));
  const current = samples[indexOfCurrent(keysOfPlaces(samples), lastOpened) ?? -1];
  if (samples.length === 0) {
    // A mistake may make a file unreadable, and that file might still contain samples.
    if (state.mistakes.length > 0) return null;
    return (
      <p className={`${layout.box} ${styles.done}`}>
        <Icon name="done" /> Everything is yours now.
      </p>
    );
  }
  const files = [...new Set(samples.map(({ at }) => at.file))];
  /** The first language’s files with content that a couple replaces. */
  const parts = Object.keys(progress).filter((file) => languageOfFile(file) === null && progress[file]?.all);
  const languages = [...new Set(files.flatMap((file) => languageOfFile(file) ?? []))];
  const groupsIn = (language: string | null) => (
    <div className={layout.list}>
      {files
        .filter((file) => languageOfFile(file) === language)
        .map((file) => (
          <SampleGroup
            key={file}
            file={file}
            samples={samples.filter((sample) => sample.at.file === file)}
            current={current}
            state={state}
          />
        ))}
    </div>
  );
  return (
    <section className={layout.section} aria-label="Sample content">
      <PartsDone done={parts.filter((file) => !files.includes(file)).length} all={parts.length} />
      {hasSampleNames(state) && <OfferStart />}
      <p className={controls.hint}>
        These are not yours yet, the most important first. Each leaves this list once you change it.
      </p>
      <p>
        <Button onClick={() => goToNext('samples')}>
          {current ? 'Continue with the next' : 'Start with the first'}
          <Icon name="next" />
        </Button>
      </p>
      {groupsIn(null)}
      {languages.map((language) => (
        <Fragment key={language}>
          <p className={controls.hint}>
            Some of it is in {languageInEnglish(language)}. If your site will not be, delete the folder{' '}
            <code>{language}</code> in <code>content</code>, and all of these leave this list.
          </p>
          {groupsIn(language)}
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
        <strong>{done}</strong> of {all} parts {done === 1 ? 'is' : 'are'} yours
      </p>
      <progress aria-labelledby={id} value={done} max={all} />
    </div>
  );
}

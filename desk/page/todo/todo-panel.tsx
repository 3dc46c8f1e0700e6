import { Fragment, useEffect, useId, useRef } from 'react';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icons';
import { pathOfFile, sitePages } from '../frame/site-pages';
import { languageOfFile } from '../../model/files-of-page';
import { keyOfPlace } from '../../model/marks';
import type { EditState, Sample, Told } from '../../protocol';
import { useDesk } from '../state/desk-store';
import { Online } from './online';
import { indexAt, keysOf } from '../trouble/finding-order';
import { nextSample, useCurrentSample, visit } from '../trouble/go-to-finding';
import { whatIs } from '../trouble/finding-words';
import { shorten } from '../../model/shorten';
import styles from './todo-panel.module.css';

/** What is still to do: mistakes, sample content, warnings, and how to publish the site. */
export function TodoPanel() {
  const state = useDesk((desk) => desk.state);
  if (!state) return <p>One moment …</p>;
  const isDone = state.samples.length + state.mistakes.length === 0;
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>To do</h2>
      <Findings
        name="To fix"
        lead="The site cannot go online until these are fixed."
        found={state.mistakes}
        state={state}
      />
      <Samples state={state} />
      <Findings
        // Unused files have their own list below.
        name="Worth a look"
        lead="These look unusual, but you may want them this way."
        found={state.warnings.filter(({ message }) => !message.startsWith('Nothing shows th'))}
        state={state}
      />
      <Online isDone={isDone} state={state} />
    </div>
  );
}

function Samples({ state }: { state: EditState }) {
  const { samples, factCounts } = state;
  const all = Object.values(factCounts).reduce((sum, count) => sum + count, 0);
  const current = useCurrentSample((walk) => walk.current);
  const at = indexAt(keysOf(samples), current);
  const section = useRef<HTMLElement>(null);
  // Returning to the list scrolls to the current sample.
  useEffect(() => {
    section.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, []);
  if (samples.length === 0)
    return (
      <p className={styles.done}>
        <Icon name="done" /> Everything is yours now.
      </p>
    );
  const files = [...new Set(samples.map(({ at }) => at.file))];
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
            of={factCounts[file] ?? 0}
            state={state}
          />
        ))}
    </div>
  );
  return (
    <section ref={section} className={styles.section} aria-label="Sample content">
      <Progress done={all - samples.length} all={all} />
      <p className={controls.hint}>
        These came with the site and belong to an invented couple. Each leaves this list once you change it.
      </p>
      <p>
        <button type="button" className={controls.primary} onClick={nextSample}>
          {at !== null ? 'Continue with the next' : 'Start with the first'}
          <Icon name="next" />
        </button>
      </p>
      {groups(null)}
      {languages.map((language) => (
        <Fragment key={language}>
          <p className={controls.hint}>
            The sample is also in {nameOfLanguage(language)}. If your site will not be, delete the folder{' '}
            <code>{language}</code> in <code>content</code>, and all of these leave this list.
          </p>
          {groups(language)}
        </Fragment>
      ))}
    </section>
  );
}

function Progress({ done, all }: { done: number; all: number }) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <p id={id} className={styles.count}>
        <strong>{done}</strong> of {all} are yours
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
  /** How many facts the file has. */
  of: number;
  state: EditState;
};

/** The samples of one file; the group with the current sample is open. */
function Group({ file, samples, here, of, state }: GroupProps) {
  return (
    <details className={styles.group} open={here?.at.file === file || undefined}>
      <summary className={styles.summary}>
        <span className={styles.name}>{nameOfFile(file, state)}</span>
        <span className={controls.hint}>{samples.length === of ? `all ${of}` : `${samples.length} of ${of}`}</span>
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
              <span className={styles.text}>{shorten(sample.text, 70)}</span>
              <span className={controls.hint}>{whatIs(sample.at, state)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

type FindingsProps = { name: string; lead: string; found: readonly Told[]; state: EditState };

function Findings({ name, lead, found, state }: FindingsProps) {
  const id = useId();
  if (found.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <Icon name="mind" /> {name} <span className={controls.hint}>({found.length})</span>
      </h3>
      <p className={controls.hint}>{lead}</p>
      <ul role="list" className={styles.found}>
        {found.map(({ file, line, message, at }) => (
          <li key={`${file} ${line} ${message}`}>
            <p>{message}</p>
            {at ? (
              <button type="button" className={styles.goto} onClick={() => visit(at)}>
                Go to {whatIs(at, state)} <Icon name="next" />
              </button>
            ) : (
              <p className={controls.hint}>
                Open {file} in a text editor{line > 1 && `, line ${line}`}.
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A file's name: its page in the menu, and its language if it is a translation. */
function nameOfFile(file: string, state: EditState): string {
  const name = file.split('/').pop() ?? '';
  const own = OWN_NAMES[name] ?? sitePages(state).find(({ path }) => path === pathOfFile(file))?.name ?? name;
  const language = languageOfFile(file);
  return language === null ? own : `${own}, ${nameOfLanguage(language)}`;
}

/** `Spanish` for `es`. */
function nameOfLanguage(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}

/** Files that belong to no page. */
const OWN_NAMES: Record<string, string> = {
  'site.yaml': 'Names and date',
  'places.yaml': 'Places and facts',
  'map.yaml': 'The map',
};

import { keyOfPlace } from '../../model/origins/marks';
import controls from '../ui/controls.module.css';
import { Fold } from '../ui/fold';
import { nameForCouple } from '../frame/name-for-couple';
import { STORY_FILE } from '../../model/cards';
import type { EditState, Sample } from '../../protocol';
import { visit } from '../trouble/go-to-finding';
import { labelOfPlace } from '../../model/names/place-names';
import { parseMarkdown, plainText } from '../../../src/model/text/markdown';
import { shorten } from '../../../src/model/text/shorten';
import styles from './sample-group.module.css';

type SampleGroupProps = {
  file: string;
  samples: readonly Sample[];
  /** The sample that the couple opened last or, once they have changed it, the next; undefined before the first. */
  current: Sample | undefined;
  state: EditState;
};

/** A list of one file’s samples; opens when it contains the current sample. */
export function SampleGroup({ file, samples, current, state }: SampleGroupProps) {
  const { yours, all } = state.progress[file] ?? { yours: 0, all: 0 };
  // A story needs no particular number of photos.
  const about = file === STORY_FILE ? 'about ' : '';
  return (
    <Fold
      title={nameForCouple(state, file)}
      note={`${yours} of ${about}${all} ${UNITS[file] ?? ''}`.trim()}
      isWanted={current?.at.file === file}
    >
      <ul role="list" className={styles.links}>
        {samples.map((sample) => (
          <li key={keyOfPlace(sample.at)}>
            <button
              type="button"
              className={styles.link}
              aria-current={sample === current ? 'step' : undefined}
              onClick={() => visit(sample.at)}
            >
              <span>{shorten(plainText(parseMarkdown(sample.text)), 70)}</span>
              <span className={controls.hint}>{labelOfPlace(state, sample.at)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** The noun after a file’s count; other files show only the count. */
const UNITS: Record<string, string> = {
  [STORY_FILE]: 'photos',
  'party.yaml': 'people',
  'faq.yaml': 'questions',
};

import { describeReply } from '../../../src/reply/message';
import type { Reply } from '../../../src/reply/reply';
import { idOfAnswer, whenSent } from '../../model/replies/guest-list';
import type { GuestAnswers } from '../../protocol';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import styles from './replies-panel.module.css';

type AnswerListProps = {
  replies: readonly Reply[];
  answers: GuestAnswers;
  buttonLabel: string;
  onPress: (id: string) => void;
};

/** In the desk’s language; the site’s own words may be in another. */
const WORDS = { notComing: 'cannot come', song: 'Song' };
const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Answers, each with a button, and with its date if known. */
export function AnswerList({ replies, answers: { events, dishes }, buttonLabel, onPress }: AnswerListProps) {
  return (
    <ul role="list" className={styles.list} tabIndex={-1}>
      {replies.map((reply) => {
        const id = idOfAnswer(reply);
        const sent = whenSent(reply);
        const words = describeReply(reply, { events: withFormer(events, reply), dishes, words: WORDS });
        return (
          // Answers that a household sends at the same time share their id.
          <li key={`${id} ${words}`} className={styles.answer}>
            <p>{words}</p>
            {sent && <span className={controls.hint}>{WHEN.format(sent)}</span>}
            <Button
              aria-label={`${buttonLabel}: ${reply.people.map(({ name }) => name).join(', ')}`}
              onClick={({ currentTarget }) => {
                // The button moves to another list and loses the focus. A list with no other answer disappears.
                const heading = document.querySelector<HTMLElement>('[data-replies]');
                (replies.length > 1 ? currentTarget.closest('ul') : heading)?.focus();
                onPress(id);
              }}
            >
              {buttonLabel}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The events that the reply page asks about, then former ones that the answer still contains. A guest who chose only former
 * ones still counts as coming: see `isComing`.
 */
function withFormer(events: GuestAnswers['events'], { people }: Reply): GuestAnswers['events'] {
  const former = new Set(people.flatMap((person) => person.events));
  for (const { id } of events) former.delete(id);
  return [...events, ...[...former].map((id) => ({ id, title: `${id} (no longer asked about)` }))];
}

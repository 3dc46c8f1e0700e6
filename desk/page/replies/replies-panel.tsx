import { useEffect, useState } from 'react';
import { listGuests } from '../../model/replies/guest-list';
import type { GuestAnswers } from '../../protocol';
import { fetchReplies } from '../state/reply-client';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { Fold } from '../ui/fold';
import { Counts } from './counts';
import { Exports } from './exports';
import { TakeMessages } from './take-messages';
import styles from './replies-panel.module.css';

/** The guests' answers: takes in their messages, counts, and lists who is missing. */
export function RepliesPanel() {
  const [answers, setAnswers] = useState<GuestAnswers | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const load = () =>
    fetchReplies().then(setAnswers, () => {
      setIsBroken(true);
    });
  useEffect(() => void load(), []);
  if (isBroken)
    return (
      <p className={controls.trouble} role="alert">
        The answers cannot be read. Check that the window of npm run edit is still open, and that nobody has changed
        .our-story/replies.json by hand.
      </p>
    );
  if (!answers) return <p>One moment …</p>;
  const choices = { events: answers.events.map(({ id }) => id), dishes: answers.dishes.map(({ id }) => id) };
  const list = listGuests(answers.replies, answers.invited, choices);
  return (
    <div className={layout.panel}>
      <h2 className={layout.heading}>Replies</h2>
      <TakeMessages onTaken={load} />
      {list.doubts.length > 0 && (
        <div className={controls.trouble}>
          <ul>
            {list.doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </div>
      )}
      {list.guests.length > 0 && (
        <>
          <Counts guests={list.guests} answers={answers} />
          <Exports list={list} answers={answers} />
          <Fold title="Answers" note={`${list.replies.length}`}>
            <ul className={styles.list}>
              {list.replies.map(({ household, people, song, message, sent }) => (
                <li key={household}>
                  <strong>{people.map(({ name }) => name).join(', ')}</strong>
                  <span className={controls.hint}>{new Date(sent * 1000).toLocaleDateString('en')}</span>
                  {message && <p>“{message}”</p>}
                  {song && <p>Song: {song}</p>}
                </li>
              ))}
            </ul>
          </Fold>
        </>
      )}
      {list.missing.length > 0 && (
        <Fold title="No answer yet" note={`${list.missing.length}`}>
          <ul className={styles.list}>
            {list.missing.map(({ household, names }) => (
              <li key={household}>{names.join(', ')}</li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}

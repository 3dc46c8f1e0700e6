import { useEffect, useState } from 'react';
import { idOfAnswer, listGuests } from '../../model/replies/guest-list';
import type { Reply } from '../../../src/reply/reply';
import type { GuestAnswers, Refused } from '../../protocol';
import { fetchReplies, setAside } from '../state/clients/reply-client';
import { useDesk } from '../state/desk-store';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { Fold } from '../ui/fold';
import { AnswerList } from './answer-list';
import { Counts } from './counts';
import { Exports } from './exports';
import { WHAT_TO_CHECK } from './import-messages';
import { MessageImport } from './message-import';
import styles from './replies-panel.module.css';

/** The guests’ answers: imports messages, counts guests, and lists who has not answered yet. */
export function RepliesPanel() {
  const [answers, setAnswers] = useState<GuestAnswers | null>(null);
  const [message, setMessage] = useState('');
  const showFailure = () => setMessage(`The answers could not be read or changed. ${WHAT_TO_CHECK}`);
  const show = (fetched: GuestAnswers | Refused) => {
    if ('status' in fetched) return setMessage(fetched.message);
    setAnswers(fetched);
    setMessage('');
  };
  const load = () => fetchReplies().then(show, showFailure);
  // Once mistakes are corrected, the server knows again what the reply page asks.
  const hasMistakes = useDesk(({ state }) => state !== null && state.mistakes.length > 0);
  useEffect(() => void load(), [hasMistakes]);
  const trouble = message !== '' && (
    <p className={controls.trouble} role="alert">
      {message}
    </p>
  );
  if (!answers) return trouble || <p>One moment …</p>;
  const choices = { events: answers.events.map(({ id }) => id), dishes: answers.dishes.map(({ id }) => id) };
  const isSetAside = (reply: Reply) => answers.aside.includes(idOfAnswer(reply));
  const aside = answers.replies.filter(isSetAside);
  const list = listGuests(
    answers.replies.filter((reply) => !isSetAside(reply)),
    answers.invited,
    choices,
  );
  const moveAnswer = (id: string, isAside: boolean) =>
    void setAside(id, isAside).then(
      (response) => ('message' in response ? setMessage(response.message) : load()),
      showFailure,
    );
  return (
    <div className={layout.panel}>
      <h2 className={layout.heading} tabIndex={-1} data-replies>
        Replies
      </h2>
      <MessageImport onImport={load} />
      {trouble}
      {!answers.isPageKnown && (
        <p className={controls.hint}>
          Something in your texts needs correcting: see To do. Until then, answers cannot be counted, and no table of a
          form can be read.
        </p>
      )}
      {answers.isPageKnown && list.guests.length > 0 && (
        <>
          <Counts guests={list.guests} answers={answers} />
          <Exports list={list} answers={answers} />
          {list.doubts.length > 0 && (
            <Fold title="To ask about" note={`${list.doubts.length}`}>
              <ul role="list" className={styles.list}>
                {list.doubts.map((doubt) => (
                  <li key={doubt}>{doubt}</li>
                ))}
              </ul>
            </Fold>
          )}
          <Fold title="Answers" note={`${list.replies.length}`}>
            <AnswerList
              replies={list.replies}
              answers={answers}
              buttonLabel="Set aside"
              onPress={(id) => moveAnswer(id, true)}
            />
          </Fold>
        </>
      )}
      {answers.isPageKnown && aside.length > 0 && (
        <Fold title="Set aside" note={`${aside.length}, not counted`}>
          <AnswerList
            replies={aside}
            answers={answers}
            buttonLabel="Bring back"
            onPress={(id) => moveAnswer(id, false)}
          />
        </Fold>
      )}
      {list.missing.length > 0 && (
        <Fold title="No answer yet" note={`${list.missing.length}`}>
          <ul role="list" className={styles.list}>
            {list.missing.map(({ household, names }) => (
              <li key={household}>{names.join(', ')}</li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}

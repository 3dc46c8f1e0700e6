import { useMemo, useRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { reply as page } from 'virtual:content/reply';
import button from '../../components/button.module.css';
import { MOST_PEOPLE, type Person, type Reply } from '../../reply/reply';
import { Field } from './field';
import { lacksName, PersonFields } from './person-fields';
import { SendPlainly } from './send-plainly';
import { SendSealed } from './send-sealed';
import styles from './reply-page.module.css';
import { changeReply, eventsAskedOf, newPerson, useReply } from './use-reply';

const { words } = page;
/** The build of a public site leaves out `SendSealed`. */
const Send = import.meta.env.PRIVATE_ROOT !== '' && page.seal ? SendSealed : SendPlainly;

/** The fields of the household's answer, and below them the message exactly as it is sent. */
export function ReplyForm() {
  const { reply, delivered, invitation } = useReply();
  const { people, song, message } = reply;
  const replyToSend = useMemo(() => ({ ...reply, people: peopleToSend(reply) }), [reply]);
  const isEmpty = replyToSend.people.length === 0;
  const asked = eventsAskedOf(invitation);
  const events = page.events.filter(({ id }) => asked.includes(id));
  const fields = useRef<HTMLFieldSetElement>(null);
  /**
   * Makes a press handler that replaces the people and focuses the name of the one at this index, or of the last one. Each
   * press counts once: a double click may end on the next person's button, and a held Enter presses what has the focus.
   */
  const peopleSetter = (changed: Person[], index: number) => (press: MouseEvent) => {
    if (press.detail > 1) return;
    flushSync(() => changeReply({ people: changed }));
    const number = Math.min(index + 1, changed.length);
    fields.current?.querySelector<HTMLElement>(`:scope > fieldset:nth-of-type(${number}) input`)?.focus();
  };
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset
        ref={fields}
        className={styles.fields}
        inert={reply.household === '' /* not read from the storage yet */}
      >
        {people.map((person, index) => (
          <PersonFields
            // oxlint-disable-next-line react/no-array-index-key -- all state is in the store, by index
            key={index}
            person={person}
            number={index + 1}
            events={events}
            onChange={(part) =>
              changeReply({ people: people.map((each) => (each === person ? { ...each, ...part } : each)) })
            }
            onRemove={
              people.length > 1
                ? peopleSetter(
                    people.filter((each) => each !== person),
                    index,
                  )
                : null
            }
          />
        ))}
        {people.length < MOST_PEOPLE && (
          <button
            type="button"
            className={button.button}
            onClick={peopleSetter([...people, newPerson()], people.length)}
          >
            {words.add}
          </button>
        )}
        <Field label={words.song} value={song} onChange={(value) => changeReply({ song: value })} />
        <Field label={words.message} value={message} isLong onChange={(value) => changeReply({ message: value })} />
      </fieldset>
      {/* In the page even while it is empty, so that screen readers announce its text. */}
      <p role="status" className={styles.hint}>
        {(isEmpty || people.some(lacksName)) && words.nameFirst}
      </p>
      {!isEmpty && <Send reply={replyToSend} delivered={delivered} />}
    </form>
  );
}

/** The people as the message shows them: those with a name, without events that the couple has since removed. */
function peopleToSend({ people }: Reply): Person[] {
  const ids = page.events.map(({ id }) => id);
  return people.flatMap((person) => {
    if (person.name.trim() === '') return [];
    return { ...person, events: ids.filter((id) => person.events.includes(id)) };
  });
}

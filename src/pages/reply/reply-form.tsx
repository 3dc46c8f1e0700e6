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
  /** Makes a press handler that replaces the people and keeps the focus in the form. */
  const peopleSetter =
    (changed: Person[]) =>
    ({ currentTarget: pressed }: MouseEvent) => {
      flushSync(() => changeReply({ people: changed }));
      // If Remove has disappeared, focus Add. If Add has, since the form is full, focus the new person's name.
      const find = (selector: string) => fields.current?.querySelector<HTMLElement>(selector);
      if (!pressed.isConnected) (find(':scope > button') ?? find(':scope > fieldset:last-of-type input'))?.focus();
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
            onRemove={people.length > 1 ? peopleSetter(people.filter((each) => each !== person)) : null}
          />
        ))}
        {people.length < MOST_PEOPLE && (
          <button type="button" className={button.button} onClick={peopleSetter([...people, newPerson()])}>
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

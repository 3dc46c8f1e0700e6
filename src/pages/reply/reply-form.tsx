import { useMemo, useRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { reply as page } from 'virtual:content/reply';
import button from '../../components/button.module.css';
import { MOST_PEOPLE, type Person, type Reply } from '../../reply/reply';
import { Field } from './field';
import { PersonFields } from './person-fields';
import { SendPlainly } from './send-plainly';
import { SendSealed } from './send-sealed';
import styles from './reply-page.module.css';
import { askedOf, changeReply, newPerson, useReply } from './use-reply';

const { words } = page;
/** A public build leaves out the sealed form. */
const Send = import.meta.env.PRIVATE_ROOT !== '' && page.seal ? SendSealed : SendPlainly;

/** The household's answer, and below it the message exactly as it is sent. */
export function ReplyForm() {
  const { reply, delivered, invitation } = useReply();
  const { people, song, message } = reply;
  const named = useMemo(() => ({ ...reply, people: peopleToSend(reply) }), [reply]);
  const asked = askedOf(invitation);
  const events = page.events.filter(({ id }) => asked.includes(id));
  const all = useRef<HTMLFieldSetElement>(null);
  const changeTo =
    (changed: Person[]) =>
    ({ currentTarget: pressed }: MouseEvent) => {
      flushSync(() => changeReply({ people: changed }));
      // A button that is gone would take the keyboard's focus with it.
      const find = (selector: string) => all.current?.querySelector<HTMLElement>(selector);
      if (!pressed.isConnected) (find(':scope > button') ?? find('fieldset:last-of-type input'))?.focus();
    };
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset ref={all} className={styles.all} inert={reply.household === '' /* not read from the storage yet */}>
        {people.map((person, index) => (
          <PersonFields
            // oxlint-disable-next-line react/no-array-index-key -- all state is in the store, by index
            key={index}
            person={person}
            number={index + 1}
            events={events}
            onChange={(part) =>
              changeReply({ people: people.map((each, place) => (place === index ? { ...each, ...part } : each)) })
            }
            onRemove={people.length > 1 ? changeTo(people.filter((each) => each !== person)) : null}
          />
        ))}
        {people.length < MOST_PEOPLE && (
          <button type="button" className={button.button} onClick={changeTo([...people, newPerson()])}>
            {words.add}
          </button>
        )}
        <Field label={words.song} value={song} onChange={(value) => changeReply({ song: value })} />
        <Field label={words.message} value={message} isLong onChange={(value) => changeReply({ message: value })} />
      </fieldset>
      {named.people.length === 0 ? (
        <p className={styles.hint}>{words.nameFirst}</p>
      ) : (
        <Send reply={named} delivered={delivered} />
      )}
    </form>
  );
}

/** The people with a name, without events that the couple has since removed, as the message shows them. */
function peopleToSend({ people }: Reply): Person[] {
  return people.flatMap((person) => {
    const events = page.events.flatMap(({ id }) => (person.events.includes(id) ? id : []));
    return person.name.trim() === '' ? [] : { ...person, events };
  });
}

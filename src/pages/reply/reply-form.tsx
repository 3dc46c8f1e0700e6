import { reply as page } from 'virtual:content/reply';
import { site } from 'virtual:content/site';
import button from '../../components/button.module.css';
import { MOST_PEOPLE } from '../../reply/reply';
import { writeMessage } from '../../reply/message';
import { Field } from './field';
import { PersonFields } from './person-fields';
import { SendLinks } from './send-links';
import styles from './reply-page.module.css';
import { change, newPerson, useReply } from './use-reply';

const { words } = page;

/** The household's answer, and below it the message exactly as it is sent. */
export function ReplyForm() {
  const { reply, delivered, invitation } = useReply();
  const { people, song, message, sent } = reply;
  const events = page.events.filter(({ id }) => !invitation?.events.length || invitation.events.includes(id));
  const named = people.filter(({ name }) => name.trim() !== '');
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.all} inert={reply.household === ''}>
        {people.map((person, index) => (
          <PersonFields
            // oxlint-disable-next-line react/no-array-index-key -- all state is in the store, by index
            key={index}
            person={person}
            number={index + 1}
            events={events}
            onChange={(part) =>
              change({ people: people.map((each, place) => (place === index ? { ...each, ...part } : each)) })
            }
            onRemove={
              people.length > 1 ? () => change({ people: people.filter((_each, place) => place !== index) }) : null
            }
          />
        ))}
        {people.length < MOST_PEOPLE && (
          <button type="button" className={button.button} onClick={() => change({ people: [...people, newPerson()] })}>
            {words.add}
          </button>
        )}
        <Field label={words.song} value={song} onChange={(value) => change({ song: value })} />
        <Field label={words.message} value={message} isLong onChange={(value) => change({ message: value })} />
      </fieldset>
      {named.length === 0 ? (
        <p className={styles.hint}>{words.nameFirst}</p>
      ) : (
        <SendLinks
          message={writeMessage({ ...reply, people: named }, site.couple.names, page)}
          status={delivered === 0 ? '' : delivered === sent ? words.sent : words.changed}
        />
      )}
    </form>
  );
}

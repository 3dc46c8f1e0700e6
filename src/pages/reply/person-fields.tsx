import { useId, type MouseEvent } from 'react';
import { reply as page } from 'virtual:content/reply';
import button from '../../components/button.module.css';
import type { Person } from '../../reply/reply';
import { Field } from './field';
import styles from './reply-page.module.css';

export type PersonFieldsProps = {
  person: Person;
  /** The person's place in the household, from 1. */
  number: number;
  /** The events that the household is invited to. */
  events: typeof page.events;
  onChange: (part: Partial<Person>) => void;
  /** Null for the only person, who cannot be removed. */
  onRemove: ((event: MouseEvent) => void) | null;
};

const { words, dishes } = page;

/** Whether a person comes. Ignores, as the message does, chosen events that the couple has since removed. */
const comes = ({ events }: Person) => page.events.some(({ id }) => events.includes(id));

/** Whether a person comes but has no name: the message leaves out people without one. */
export const lacksName = (person: Person) => person.name.trim() === '' && comes(person);

/** The fields of one person: name, events, and, if the person comes, dish and diet. */
export function PersonFields({ person, number, events, onChange, onRemove }: PersonFieldsProps) {
  const id = useId();
  const isComing = comes(person);
  const needsName = lacksName(person);
  // Filters the list of events, so that the chosen ones stay in its order.
  const choose = (changed: string, isChosen: boolean) => {
    const ids = events.map((event) => event.id);
    onChange({ events: ids.filter((each) => (each === changed ? isChosen : person.events.includes(each))) });
  };
  const name = person.name.trim();
  const title = words.person.replace('{number}', String(number));
  return (
    <fieldset className={styles.person}>
      <legend>{title}</legend>
      <Field
        label={words.name}
        value={person.name}
        describedBy={needsName ? `${id}-hint` : undefined}
        onChange={(value) => onChange({ name: value })}
      />
      <div role="group" aria-labelledby={`${id}-events`} className={styles.events}>
        <span id={`${id}-events`}>{words.comesTo}</span>
        {events.map((event) => (
          <label key={event.id} className={styles.event}>
            <input
              type="checkbox"
              checked={person.events.includes(event.id)}
              onChange={({ target }) => choose(event.id, target.checked)}
            />
            <span>
              {event.title} <small>{event.when}</small>
            </span>
          </label>
        ))}
        {needsName && (
          <span id={`${id}-hint`} className={styles.hint}>
            {words.nameFirst}
          </span>
        )}
        {name !== '' && !isComing && <span className={styles.hint}>{`${name} ${words.notComing}`}</span>}
      </div>
      {isComing && (
        <>
          {dishes.length > 0 && (
            <p className={styles.field}>
              <label htmlFor={`${id}-dish`}>{words.dish}</label>
              <select id={`${id}-dish`} value={person.dish} onChange={({ target }) => onChange({ dish: target.value })}>
                <option value="">{words.noDish}</option>
                {dishes.map((dish) => (
                  <option key={dish.id} value={dish.id}>
                    {dish.name}
                  </option>
                ))}
              </select>
            </p>
          )}
          <Field label={words.diet} value={person.diet} onChange={(diet) => onChange({ diet })} />
        </>
      )}
      {onRemove && (
        <button type="button" className={button.button} onClick={onRemove}>
          {/* A function, since `replace` would interpret a `$` in a name. */}
          {words.remove.replace('{name}', () => name || title)}
        </button>
      )}
    </fieldset>
  );
}

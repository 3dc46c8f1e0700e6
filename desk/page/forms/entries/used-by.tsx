import { useEffect, useId, useRef, useState } from 'react';
import { titleOf, labelOfPlace } from '../../../model/names/place-names';
import { shorten } from '../../../../src/model/text/shorten';
import { shownText, usesOf } from '../../../model/uses';
import { isEntry, valueAt } from '../../../model/values';
import type { Place } from '../../../protocol';
import { useDesk } from '../../state/desk-store';
import { visit } from '../../trouble/go-to-finding';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import forms from '../forms.module.css';
import styles from './entry-list.module.css';

type UsedByProps = {
  /** The place of the value that is about to be removed. */
  at: Place;
  onCancel: () => void;
  /** @param newPlace key of the place that events get instead; ignored if no events use the value */
  onRemove: (newPlace: string) => void;
};

/** Longest excerpt of a text, in characters. */
const MAX_EXCERPT = 120;

/** The texts and events that use a value, with the choices for them before the value is removed. */
export function UsedBy({ at, onCancel, onRemove }: UsedByProps) {
  const state = useDesk((desk) => desk.state);
  /** The place that the couple have chosen; null before that. */
  const [chosenPlace, setChosenPlace] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => root.current?.focus(), []);
  if (!state) return null;
  const { texts, events } = usesOf(state, at);
  const places = valueAt(state.files['places.yaml']?.data, ['places']);
  const others = Object.entries(isEntry(places) ? places : {}).filter(([name]) => name !== at.path[1]);
  const newPlace = chosenPlace ?? others[0]?.[0] ?? '';
  /** Whether events need another place, but there is none. */
  const isStuck = events.length > 0 && others.length === 0;
  const name = titleOf(valueAt(state.files[at.file]?.data, at.path), state.facts) ?? String(at.path.at(-1));
  return (
    <div ref={root} className={styles.question} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>
        <strong>“{name}” is still in use.</strong>{' '}
        {texts.length > 0 &&
          'These texts mention it. They can keep the words that guests read now, or you can change them first:'}
      </p>
      {texts.length > 0 && (
        <ul role="list" className={styles.uses}>
          {texts.map((use) => (
            <li key={use.at.file + use.at.path.join(' ')}>
              <button type="button" className={forms.quiet} onClick={() => visit(use.at)}>
                {labelOfPlace(state, use.at)}
              </button>
              <p>{shorten(shownText(state, use), MAX_EXCERPT)}</p>
            </li>
          ))}
        </ul>
      )}
      {events.length > 0 && (
        <label className={controls.field}>
          <span className={controls.label}>
            {isStuck ? 'Add another place first, for ' : 'New place for '}
            {events.map(({ text }) => text).join(', ')}
          </span>
          {!isStuck && (
            <select className={controls.input} value={newPlace} onChange={({ target }) => setChosenPlace(target.value)}>
              {others.map(([key, other]) => (
                <option key={key} value={key}>
                  {titleOf(other, state.facts) ?? key}
                </option>
              ))}
            </select>
          )}
        </label>
      )}
      <div className={controls.choices}>
        {!isStuck && (
          <Button kind="primary" onClick={() => onRemove(newPlace)}>
            {texts.length > 0 ? 'Remove, and keep the words' : 'Remove'}
          </Button>
        )}
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}

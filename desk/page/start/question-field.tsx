import { useId } from 'react';
import type { WorldName } from '../../../src/model/worlds';
import { languageInEnglish } from '../../model/names/language-name';
import type { Question } from '../../protocol';
import { RadioCards } from '../design/radio-cards';
import { WorldPicture, WORLDS } from '../design/world-picture';
import inputs from '../forms/controls/inputs.module.css';
import { findZones } from '../state/clients/client';
import { useAnswer } from '../state/use-answer';
import controls from '../ui/controls.module.css';

type QuestionFieldProps = {
  question: Question;
  answer: string;
  onAnswer: (answer: string) => void;
  /** What is wrong with the answer, or null. */
  trouble: string | null;
  isFirst: boolean;
};

/** The field for one question about a couple’s own site. */
export function QuestionField({ question, answer, onAnswer, trouble, isFirst }: QuestionFieldProps) {
  const { name, question: label, usual, choices } = question;
  const id = useId();
  if (name === 'world')
    return (
      <RadioCards
        line={name}
        title={label}
        arrangement="tiles"
        cards={(choices ?? []).map((value) => cardOf(value as WorldName))}
        chosen={(answer || usual) as WorldName}
        onChoose={onAnswer}
      />
    );
  const common = {
    id,
    required: true,
    'aria-invalid': trouble !== null,
    'aria-describedby': `${id}-note`,
    onChange: ({ target }: { target: { value: string } }) => onAnswer(target.value),
  };
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      {choices ? (
        <select {...common} className={`${controls.input} ${inputs.select}`} value={answer || usual}>
          {choices.map((code) => (
            <option key={code} value={code}>
              {languageInEnglish(code)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          className={controls.input}
          type={name === 'date' ? 'date' : 'text'}
          placeholder={usual}
          value={answer}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the couple just opened this form
          autoFocus={isFirst}
        />
      )}
      <div id={`${id}-note`} aria-live="polite">
        {trouble !== null && <p className={controls.trouble}>{trouble}</p>}
        {trouble === null && name === 'place' && <ZoneHint place={answer} />}
      </div>
    </div>
  );
}

/** A world’s card. A new site has no photo yet, and the picture does not change while the questions are open. */
function cardOf(world: WorldName) {
  return { value: world, name: WORLDS[world].name, picture: <WorldPicture world={world} photo="" version="" /> };
}

/** Shows the time zone that follows from a place, or explains what the place is for. */
function ZoneHint({ place }: { place: string }) {
  const found = useAnswer(findZones, place)?.value[0];
  return (
    <p className={controls.hint}>
      {found
        ? `Time zone ${found.zone}, as in ${found.place}`
        : 'This sets the time zone. For a small place, add the country.'}
    </p>
  );
}

import { languageName } from '../../../model/names/language-name';
import { textOf } from '../../../model/values';
import type { Form } from '../../../protocol';
import controls from '../../ui/controls.module.css';
import type { ControlProps } from './control';
import inputs from './inputs.module.css';
import { submitOnEnter } from './submit-on-enter';

const INPUT_MODES: Partial<Record<Form['control'], 'url' | 'decimal'>> = { link: 'url', number: 'decimal' };

/** A value on one line that is not prose, such as a number, a short name or a link. */
export function LineControl({ form, common, shown, draft }: ControlProps) {
  const languages = form.control === 'language' ? form.choices : undefined;
  const listId = languages && `${common.id}-choices`;
  return (
    <>
      <input
        {...common}
        className={controls.input}
        list={listId}
        inputMode={INPUT_MODES[form.control] ?? 'text'}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={textOf(shown)}
        onChange={({ target }) => draft.type(target.value)}
        onKeyDown={submitOnEnter(draft)}
      />
      {languages && (
        <datalist id={listId}>
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** A web address, with a link to try it once it looks complete. */
export function LinkControl(props: ControlProps) {
  const address = textOf(props.shown);
  return (
    <div className={inputs.row}>
      <LineControl {...props} />
      {/^https:\/\/\S+$/.test(address) && (
        <a className={controls.button} href={address} target="_blank" rel="noreferrer">
          Open
        </a>
      )}
    </div>
  );
}

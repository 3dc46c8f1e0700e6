import { languageName } from '../../../model/names/language-name';
import { textOf } from '../../../model/values';
import controls from '../../ui/controls.module.css';
import type { ControlProps } from './control';
import inputs from './inputs.module.css';
import { submitOnEnter } from './submit-on-enter';

/** A value on one line that is not prose, such as a number, a short name or a link. */
export function LineControl({ form, common, shown, draft }: ControlProps) {
  const options =
    form.control === 'language' ? form.choices?.map((code) => [code, languageName(code)] as const) : undefined;
  const list = options && `${common.id}-choices`;
  return (
    <>
      <input
        {...common}
        className={controls.input}
        list={list}
        inputMode={form.control === 'link' ? 'url' : form.control === 'number' ? 'decimal' : 'text'}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={textOf(shown)}
        onChange={({ target }) => draft.type(target.value)}
        onKeyDown={submitOnEnter(draft)}
      />
      {options && (
        <datalist id={list}>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** A web address, with a link to try it. */
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

import type { KeyboardEvent } from 'react';
import desk from '../../ui/controls.module.css';
import type { ControlProps } from './control';
import styles from '../forms.module.css';
import { textOf } from '../../../model/values';

/** Words on one line, or paragraphs: as high as what stands in it. */
export function TextControl({ form, common, shown, placeholder, draft }: ControlProps) {
  const isLong = form.control === 'paragraphs';
  const text = typeof shown === 'string' ? shown : '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (isLong && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void draft.commit({ again: true });
  };
  return (
    <div className={styles.grow} data-text={`${text || placeholder} `}>
      <textarea
        {...common}
        className={desk.input}
        rows={1}
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => draft.change(isLong ? target.value : target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** What is written on one line and holds no references. */
export function LineControl({ form, common, shown, placeholder, draft }: ControlProps) {
  const list = form.control === 'zone' || form.control === 'language' ? `${common.id}-choices` : undefined;
  const text = textOf(shown);
  return (
    <>
      <input
        {...common}
        className={desk.input}
        list={list}
        inputMode={form.control === 'link' ? 'url' : form.control === 'number' ? 'decimal' : 'text'}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => draft.change(form.control === 'number' ? numberOf(target.value) : target.value)}
        onKeyDown={commitOnEnter(draft)}
      />
      {form.control === 'zone' && (
        <datalist id={list}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </datalist>
      )}
      {form.control === 'language' && (
        <datalist id={list}>
          {form.choices?.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** Writes on Enter, even what was refused before. */
export function commitOnEnter({ commit }: ControlProps['draft']) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void commit({ again: true });
  };
}

/** A language as it calls itself. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** A number where it is one; what is none is told by the check. */
function numberOf(text: string): number | string {
  return text.trim() !== '' && Number.isFinite(Number(text)) && !/[.,]$/.test(text) ? Number(text) : text;
}

import { textOf } from '../../../model/values';
import { RichArea } from '../../text/rich-area';
import controls from '../../ui/controls.module.css';
import type { ControlProps } from './control';
import styles from './text-control.module.css';
import { submitOnEnter } from './submit-on-enter';

/** A text area as high as its text, for paragraphs or for words without line breaks. */
export function TextControl({ form, common, shown, fallback, draft }: ControlProps) {
  const hasParagraphs = form.control === 'paragraphs';
  const text = textOf(shown);
  const Area = hasParagraphs ? RichArea : 'textarea';
  const placeholder = typeof fallback === 'string' ? fallback : '';
  return (
    <div className={styles.grow} data-text={`${text || placeholder} `}>
      <Area
        {...common}
        className={controls.input}
        rows={1}
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => draft.type(hasParagraphs ? target.value : target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={submitOnEnter(draft, hasParagraphs)}
      />
    </div>
  );
}

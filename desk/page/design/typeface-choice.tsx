import { DEFAULT_TYPEFACE, TYPEFACES, type Typeface } from '../../../src/model/typefaces';
import { textOf, valueAt } from '../../model/values';
import { FIELD } from '../forms/field-kind';
import { useFile } from '../forms/file-context';
import { useDraft } from '../forms/use-draft';
import styles from './design.module.css';
import { RadioCards } from './radio-cards';
import './typefaces.css';

const NAMES: Record<Typeface, string> = {
  fraunces: 'Soft',
  playfair: 'Classic',
  cormorant: 'Delicate',
  lora: 'Bookish',
  jost: 'Modern',
};

const ABOUT: Record<Typeface, string> = {
  fraunces: 'Fraunces and Figtree',
  playfair: 'Playfair Display and Figtree',
  cormorant: 'Cormorant Garamond and Source Sans',
  lora: 'Lora and Source Sans',
  jost: 'Jost and Lora',
};

const AT = { file: 'site.yaml', path: ['typeface'] };

/** The letters of names, headings and texts. */
export function TypefaceChoice() {
  const { data, whole } = useFile();
  const draft = useDraft(AT, valueAt(data, AT.path), FIELD);
  const names = valueAt(whole, ['couple', 'names']);
  const couple = (Array.isArray(names) ? names : []).map(textOf).join(' & ');
  return (
    <RadioCards<Typeface>
      line="typeface"
      title="Typefaces"
      layout="rows"
      cards={TYPEFACES.map((value) => ({
        value,
        name: NAMES[value],
        picture: (
          <span className={styles.specimen} data-typeface={value}>
            <span aria-hidden="true">{couple}</span>
            <small>{ABOUT[value]}</small>
          </span>
        ),
      }))}
      chosen={TYPEFACES.find((name) => name === draft.shown) ?? DEFAULT_TYPEFACE}
      onChoose={(name) => draft.choose(name === DEFAULT_TYPEFACE ? null : name)}
      draft={draft}
    />
  );
}

// The desk loads every typeface whole. The site has only the chosen pair, with only the letters that its texts need.
import '@fontsource-variable/fraunces/full.css';
import '@fontsource-variable/playfair-display/index.css';
import '@fontsource-variable/cormorant-garamond/index.css';
import '@fontsource-variable/lora/index.css';
import '@fontsource-variable/jost/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import '@fontsource-variable/figtree/index.css';
import { DEFAULT_TYPEFACE, TYPEFACES, type Typeface } from '../../../src/model/typefaces';
import { textOf, valueAt } from '../../model/values';
import { FIELD } from '../forms/field/field-kind';
import { useFile } from '../forms/file-context';
import { useDraft } from '../forms/use-draft';
import styles from './typeface-choice.module.css';
import { RadioCards } from './radio-cards';

/** A name for each pair in `build/draw/fonts/families.ts`, with the names of its two families. */
const PAIRS: Record<Typeface, { name: string; display: string; text: string }> = {
  fraunces: { name: 'Soft', display: 'Fraunces', text: 'Figtree' },
  playfair: { name: 'Classic', display: 'Playfair Display', text: 'Figtree' },
  cormorant: { name: 'Delicate', display: 'Cormorant Garamond', text: 'Source Sans 3' },
  lora: { name: 'Bookish', display: 'Lora', text: 'Source Sans 3' },
  jost: { name: 'Modern', display: 'Jost', text: 'Lora' },
};

const LINE = 'typeface';
const AT = { file: 'site.yaml', path: [LINE] };

/** The choice of a pair of typefaces: one for names and headings, one for texts. */
export function TypefaceChoice() {
  const { data, whole } = useFile();
  const draft = useDraft(AT, valueAt(data, AT.path), FIELD);
  const names = [valueAt(whole, ['couple', 'names'])].flat().map(textOf).join(' & ');
  return (
    <RadioCards<Typeface>
      line={LINE}
      title="Typefaces"
      arrangement="rows"
      cards={TYPEFACES.map((value) => {
        const { name, display, text } = PAIRS[value];
        return { value, name, picture: <Specimen names={names} display={display} text={text} /> };
      })}
      chosen={TYPEFACES.find((typeface) => typeface === draft.shown) ?? DEFAULT_TYPEFACE}
      // Null removes the line, since the default needs none.
      onChoose={(typeface) => draft.choose(typeface === DEFAULT_TYPEFACE ? null : typeface)}
      draft={draft}
    />
  );
}

/** The couple’s names in a pair’s typefaces. */
function Specimen({ names, display, text }: { names: string; display: string; text: string }) {
  // As in `build/draw/fonts/families.ts`. Only Fraunces has these axes; other typefaces ignore them.
  const fontVariationSettings = "'SOFT' 60, 'WONK' 1, 'opsz' 72";
  return (
    <span className={styles.specimen}>
      <span aria-hidden="true" style={{ fontFamily: `'${display} Variable'`, fontVariationSettings }}>
        {names}
      </span>
      {/* “Source Sans 3” appears without its number. */}
      <small style={{ fontFamily: `'${text} Variable'` }}>{`${display} and ${text.replace(' 3', '')}`}</small>
    </span>
  );
}

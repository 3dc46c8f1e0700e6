import { useRef, useState } from 'react';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { useDesk } from '../state/desk-store';
import { FileForm } from './file-form';
import { titleOfFile } from './file-titles';
import { firstLanguageFile, languageOfFile, nameOfFile, translationsOf } from '../../model/files-of-page';
import { Fold } from '../ui/fold';
import styles from './forms.module.css';
import { languageInEnglish } from '../../model/names/language-name';
import { TranslationForm } from './translation/translation-form';

/** The forms for a page’s content files in the first language, followed by those for their translations. */
export function PageForm({ files }: { files: readonly string[] }) {
  const goal = useDesk((desk) => desk.goal);
  const state = useDesk((desk) => desk.state);
  // A link (`goal`) can lead to a value in another page’s file. If that file exists, its form shows instead, and stays
  // after the goal has been reached, until a link or the button leads back, or the page changes.
  const [other, setOther] = useState<string | null>(null);
  if (goal && state?.files[firstLanguageFile(goal.file)]) {
    const followed = files.includes(firstLanguageFile(goal.file)) ? null : goal.file;
    if (followed !== other) setOther(followed);
  }
  const root = useRef<HTMLDivElement>(null);
  const goBack = () => {
    setOther(null);
    root.current?.focus();
  };
  if (!state) return null;
  const translations = translationsOf(files, Object.keys(state.files));
  return (
    <div ref={root} className={styles.form} tabIndex={-1}>
      {other !== null && (
        <div className={layout.panel}>
          <FormInLanguage file={other} />
          <div className={controls.choices}>
            <Button onClick={goBack}>Back to this page</Button>
          </div>
        </div>
      )}
      {other === null && files.map((file) => <FileForm key={file} file={file} />)}
      {other === null && translations.length > 0 && (
        <div className={styles.lines}>
          {translations.map((file) => (
            <Fold key={file} title={titleOfTranslation(file)} note={file} isWanted={goal?.file === file}>
              <TranslationForm file={file} />
            </Fold>
          ))}
        </div>
      )}
    </div>
  );
}

/** The form for a file of any language. */
function FormInLanguage({ file }: { file: string }) {
  if (languageOfFile(file) === null) return <FileForm file={file} />;
  return (
    <>
      <h2 className={layout.heading}>{titleOfTranslation(file)}</h2>
      <TranslationForm file={file} />
    </>
  );
}

function titleOfTranslation(file: string): string {
  return `In ${languageInEnglish(languageOfFile(file) ?? '')}: ${titleOfFile(nameOfFile(file)).toLowerCase()}`;
}

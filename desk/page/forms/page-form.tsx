import { useRef, useState } from 'react';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import { useDesk } from '../state/desk-store';
import { FileForm } from './file-form';
import { titleOfFile } from './file-titles';
import { firstLanguageFile, languageOfFile, nameOfFile, translationsOf } from '../../model/files-of-page';
import { Fold } from '../ui/fold';
import styles from './forms.module.css';
import { followGoal, type OtherFile } from './follow-goal';
import { languageInEnglish } from '../../model/names/language-name';
import { TranslationForm } from './translation/translation-form';

/** The forms for a page’s content files in the first language, followed by those for their translations. */
export function PageForm({ files }: { files: readonly string[] }) {
  const goal = useDesk((desk) => desk.goal);
  const state = useDesk((desk) => desk.state);
  // A link (`goal`) can lead to a value in another page’s file. If that file exists, its form shows instead, and stays
  // after the goal has been reached.
  const [other, setOther] = useState<OtherFile | null>(null);
  const followed = goal && state?.files[firstLanguageFile(goal.file)] ? followGoal(other, goal.file, files) : other;
  if (followed !== other) setOther(followed);
  const isOtherShown = other?.insteadOf === files.join();
  const root = useRef<HTMLDivElement>(null);
  const goBack = () => {
    setOther(null);
    root.current?.focus();
  };
  if (!state) return null;
  const translations = translationsOf(files, Object.keys(state.files));
  return (
    <div ref={root} className={styles.form} tabIndex={-1}>
      {isOtherShown && (
        <div className={styles.file}>
          <FormInLanguage file={other.file} />
          <div className={controls.choices}>
            <Button onClick={goBack}>Back to this page</Button>
          </div>
        </div>
      )}
      {!isOtherShown && files.map((file) => <FileForm key={file} file={file} />)}
      {!isOtherShown && translations.length > 0 && (
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
      <h2>{titleOfTranslation(file)}</h2>
      <TranslationForm file={file} />
    </>
  );
}

function titleOfTranslation(file: string): string {
  return `In ${languageInEnglish(languageOfFile(file) ?? '')}: ${titleOfFile(nameOfFile(file)).toLowerCase()}`;
}

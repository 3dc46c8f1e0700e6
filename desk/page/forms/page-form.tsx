import { useRef, useState, type ComponentType } from 'react';
import controls from '../ui/controls.module.css';
import { useDesk } from '../state/desk-store';
import type { PictureSlot } from './field';
import { FileForm, titleOfFile, type FileFormProps } from './file-form';
import { firstOf, languageOfFile, nameOfFile, translationsOf } from '../../model/files-of-page';
import { Fold } from '../ui/fold';
import styles from './forms.module.css';
import { languageName } from './controls/text-control';
import { TranslationForm } from './translation/translation-form';

type PageFormProps = {
  /** Content files of the first language; their translations follow. */
  files: readonly string[];
  /** Chooses another picture or film for a value. */
  picture?: ComponentType<PictureSlot>;
};

/** The forms for a page’s content files. */
export function PageForm({ files, picture }: PageFormProps) {
  const goal = useDesk((desk) => desk.goal);
  const state = useDesk((desk) => desk.state);
  // A link may lead to a value in another page’s file, which is then shown instead.
  const [other, setOther] = useState<{ file: string; instead: string } | null>(null);
  const isElsewhere = goal !== null && !files.includes(firstOf(goal.file)) && state?.files[goal.file] !== undefined;
  const isOtherShown = other?.instead === files.join();
  if (isElsewhere && !(isOtherShown && other.file === goal.file)) setOther({ file: goal.file, instead: files.join() });
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
          <AnyForm file={other.file} picture={picture} />
          <div className={styles.foot}>
            <button type="button" className={controls.button} onClick={goBack}>
              Back to this page
            </button>
          </div>
        </div>
      )}
      {!isOtherShown && files.map((file) => <FileForm key={file} file={file} picture={picture} />)}
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

function AnyForm({ file, picture }: FileFormProps) {
  if (languageOfFile(file) === null) return <FileForm file={file} picture={picture} />;
  return (
    <>
      <h2>{titleOfTranslation(file)}</h2>
      <TranslationForm file={file} />
    </>
  );
}

function titleOfTranslation(file: string): string {
  const name = nameOfFile(firstOf(file));
  return `In ${languageName(languageOfFile(file) ?? '')}: ${titleOfFile(name).toLowerCase()}`;
}

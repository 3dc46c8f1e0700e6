import { useEffect, useRef } from 'react';
import { FILM_TYPES, PHOTO_TYPES } from '../../pictures/choose-file';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import { Icon, Sign } from '../../ui/icons';
import { addCardOfWords, addFiles, forgetOutcome, stopAdding, useAdding } from './import-files';
import { RefusedFiles } from './refused-files';
import styles from './add-cards.module.css';

type AddCardsProps = { isEmpty: boolean; isPhoneOpen: boolean; onTogglePhone: () => void };

/** Buttons that add new cards, with the progress and outcome of an import. */
export function AddCards({ isEmpty, isPhoneOpen, onTogglePhone }: AddCardsProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const outcomeElement = useRef<HTMLDivElement>(null);
  const { progress, refused, outcome } = useAdding();
  // While its cards are saved, an import can no longer be stopped, only undone afterwards.
  const isSaving = progress !== null && progress.done === progress.count;
  // False if a phone shows this page, and in a Codespace, which phones cannot reach.
  const isOnThisComputer = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(window.location.hostname);
  // When the last card is removed, the card or button that had the focus disappears.
  useEffect(() => {
    if (isEmpty && document.activeElement === document.body) button.current?.focus();
  }, [isEmpty]);
  // The tray may be scrolled so far down that the list of refused files is out of view.
  useEffect(() => {
    if (refused.length > 0) outcomeElement.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  /** Moves the focus before an action that makes the pressed button disappear. */
  const focusThen = (act: () => void) => {
    button.current?.focus();
    act();
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={`${PHOTO_TYPES},${FILM_TYPES}`}
        onChange={({ target }) => {
          void addFiles([...(target.files ?? [])]);
          // Lets the same files be chosen again.
          target.value = '';
        }}
      />
      <Button
        ref={button}
        kind="primary"
        // Not `disabled`: the button can still take the focus.
        aria-disabled={progress !== null}
        onClick={() => progress === null && input.current?.click()}
      >
        <Sign name="add" /> Add photos and films
      </Button>
      {isOnThisComputer && (
        <Button data-phone aria-expanded={isPhoneOpen} onClick={onTogglePhone}>
          <Icon name="phone" /> Add from your phone
        </Button>
      )}
      <Button onClick={addCardOfWords}>Add a card of words</Button>
      {progress && (
        <div className={styles.progress}>
          {isSaving ? (
            <p role="status">Saving the cards …</p>
          ) : (
            <p role="status">
              Importing {progress.done + 1} of {progress.count} <span className={controls.hint}>{progress.name}</span>
              <span className={controls.hint}> {progress.note}</span>
            </p>
          )}
          <progress value={progress.done} max={progress.count} aria-label="Photos and films imported" />
          {!isSaving && <Button onClick={() => focusThen(stopAdding)}>Stop</Button>}
        </div>
      )}
      <div ref={outcomeElement} role="status">
        {outcome && !progress && (
          <div className={styles.outcome}>
            <p>{outcome}</p>
            {refused.length > 0 && (
              <>
                <p>
                  <strong>
                    {refused.length === 1 ? 'One file was not imported:' : `${refused.length} files were not imported:`}
                  </strong>
                </p>
                <RefusedFiles files={refused} />
              </>
            )}
            <Button onClick={() => focusThen(forgetOutcome)}>OK</Button>
          </div>
        )}
      </div>
    </>
  );
}

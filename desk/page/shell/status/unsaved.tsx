import { flushSync } from 'react-dom';
import { useFrame } from '../../frame/frame';
import { dropDraft, useDrafts } from '../../state/drafts';
import { firstLanguageFile } from '../../../model/files-of-page';
import { labelOfPlace } from '../../../model/names/place-names';
import { goTo, useDesk } from '../../state/desk-store';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import layout from '../../ui/layout.module.css';
import styles from './status.module.css';

/** Shows that a value was refused. Its button leads to the field, or discards the text of a removed entry. */
export function Unsaved() {
  const refused = useDrafts(({ all }) => all.find(({ refusal }) => refusal !== null));
  const state = useDesk((desk) => desk.state);
  if (!refused || !state) return null;
  const { place, isGone, refusal } = refused;
  // A translation may lack the entry’s title, which the label contains.
  const label = labelOfPlace(state, { ...place, file: firstLanguageFile(place.file) });
  return (
    <div className={`${layout.card} ${styles.trouble}`}>
      <div className={controls.trouble}>
        <p>
          <strong>Not saved:</strong> {isGone && refusal && 'message' in refusal ? refusal.message : label}
        </p>
        {isGone ? (
          <Button
            onClick={({ currentTarget }) => {
              flushSync(() => dropDraft(refused.id));
              // The button stays if the next refused text belongs to a removed entry, too.
              if (!currentTarget.isConnected) useFrame.getState().element?.focus();
            }}
          >
            Discard
          </Button>
        ) : (
          <Button onClick={() => goTo(place)}>Go to it</Button>
        )}
      </div>
    </div>
  );
}

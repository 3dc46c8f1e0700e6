import { useState } from 'react';
import type { Outcome, Version } from '../../model/publishing';
import { dateAndTime } from '../../model/when';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { QrCode } from '../ui/qr-code';
import { Icon, Sign } from '../ui/icons';
import { focusPublishButton } from './focus-publish-button';
import styles from './publish.module.css';

type PublishOutcomeProps = { outcome: Outcome | null; onAnyway: () => void };

/** How the last publication ended, and what to do next; nothing before it has ended. */
export function PublishOutcome({ outcome, onAnyway }: PublishOutcomeProps) {
  if (outcome === null) return null;
  if (outcome.status === 'failed')
    return (
      <div className={controls.trouble} role="alert">
        <strong>This did not finish</strong>
        {outcome.message.split('\n').map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of one text, in its order
          <p key={index}>{line}</p>
        ))}
      </div>
    );
  if (outcome.status === 'newer') return <NewerVersion version={outcome.version} onAnyway={onAnyway} />;
  const { address } = outcome;
  return (
    <section className={`${layout.box} ${layout.section} ${styles.outcome}`} aria-labelledby="outcome-title">
      <h3 id="outcome-title">
        <Icon name="done" /> {titleOf(outcome)}
      </h3>
      {outcome.status === 'done' && (
        <p className={controls.hint}>
          {outcome.isPreview ? 'Your guests do not see this version. Anyone with this link does.' : outcome.about}
        </p>
      )}
      <p className={styles.address}>{address}</p>
      <QrCode link={address} name="QR code of this address, for a phone’s camera" />
      <a className={controls.primary} href={address} target="_blank" rel="noreferrer">
        Open <Sign name="leads" />
      </a>
    </section>
  );
}

/** The title of a success; empty for any other outcome. */
export function titleOf(outcome: Outcome | null): string {
  if (outcome?.status === 'same') return 'Everything is online already';
  if (outcome?.status !== 'done') return '';
  return outcome.isPreview ? 'The preview is online' : 'It is online';
}

/** Asks what to do when another computer has published since this one last did. */
function NewerVersion({ version, onAnyway }: { version: Version; onAnyway: () => void }) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const close = () => {
    focusPublishButton();
    setClosed(true);
  };
  const publishAnyway = () => {
    focusPublishButton();
    onAnyway();
  };
  return (
    <div className={controls.trouble} role="alert">
      <strong>Another computer published in the meantime</strong>
      <p>
        On {dateAndTime(version.date)}: {version.about}. This computer may not have those changes. If you continue, that
        version stays at the host and can be brought back.
      </p>
      <div className={controls.choices}>
        <Button onClick={close}>Leave it as it is</Button>
        <Button onClick={publishAnyway}>Put ours online anyway</Button>
      </div>
    </div>
  );
}

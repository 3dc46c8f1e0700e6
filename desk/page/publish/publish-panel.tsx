import { useEffect, useState } from 'react';
import { HOSTS, isSiteName, type HostId, type PublishState } from '../../model/publishing';
import { isSame } from '../../model/values';
import forms from '../forms/forms.module.css';
import controls from '../ui/controls.module.css';
import { isPrivate } from '../pages/page-steps';
import { useDesk } from '../state/desk-store';
import { Fold } from '../ui/fold';
import { PublishOutcome } from './publish-outcome';
import { HostChoice } from './host-choice';
import { PublishProgress } from './publish-progress';
import styles from './publish.module.css';
import { publish, refreshPublishing, usePublish } from './publish-store';
import { TokenForm } from './token-form';
import { VersionList } from './version-list';

/** Puts the site online: where, with whose token, how far it is, and what was online before. */
export function PublishPanel() {
  const { state, trouble } = usePublish();
  useEffect(() => void refreshPublishing(), []);
  return (
    <div className={`${forms.form} ${styles.panel}`}>
      <h2>Put it online</h2>
      {trouble && (
        <p className={controls.trouble} role="alert">
          {trouble}
        </p>
      )}
      {state && <Publication state={state} />}
    </div>
  );
}

/** The panel’s content. */
function Publication({ state }: { state: PublishState }) {
  const [target, setTarget] = useState(state.target);
  const [known, setKnown] = useState(state.target);
  // A new target at the server resets the choice. A `key` would do that, too, but lose the focus.
  if (!isSame(known, state.target)) {
    setKnown(state.target);
    setTarget(state.target);
  }
  const hasExamples = useDesk((desk) => (desk.state?.samples.length ?? 0) > 0);
  const isLocked = useDesk((desk) => desk.state !== null && isPrivate(desk.state));
  const { host, name } = target;
  const facts = HOSTS[host];
  const { address } = state;
  const hasAddress = address !== null;
  const hasToken = (id: HostId) => HOSTS[id].tokenPage === null || state.tokens[id] !== undefined;
  const isReady = hasToken(host) && isSiteName(host, name);
  const isRunning = state.progress !== null;
  const start = (how: { isPreview?: boolean; anyway?: boolean } = {}) =>
    isReady && !isRunning && void publish(target, how);
  const settings = (
    <>
      <HostChoice target={target} state={state} onChange={setTarget} />
      <TokenForm key={host} host={host} place={state.tokens[host]} />
    </>
  );
  return (
    <>
      {hasAddress ? (
        <>
          <p className={styles.address}>
            Your guests find it at{' '}
            <a href={address} target="_blank" rel="noreferrer">
              {address}
            </a>
          </p>
          {isLocked && (
            <p className={controls.hint}>
              Once published as it is now, it opens only with the key: “Pages” has the link with it, its QR code and the
              five words.
            </p>
          )}
          <Fold title="Host and token" note={`${HOSTS[state.target.host].name}, ${state.target.name}`}>
            <div className={styles.inside}>{settings}</div>
          </Fold>
        </>
      ) : (
        settings
      )}
      <div className={controls.choices}>
        <button
          type="button"
          className={controls.primary}
          data-publish
          aria-disabled={!isReady || isRunning}
          onClick={() => start()}
        >
          {hasAddress ? 'Publish the changes' : 'Put it online'}
        </button>
        {facts.hasPreview && (
          <button
            type="button"
            className={controls.button}
            aria-disabled={!isReady || isRunning}
            onClick={() => start({ isPreview: true })}
          >
            Preview it online first
          </button>
        )}
      </div>
      {!isReady && (
        <p className={controls.hint}>{hasToken(host) ? facts.siteHint : 'First, enter your token above.'}</p>
      )}
      {hasExamples && <p className={controls.hint}>Some words are not yours or final yet: “To do” lists them.</p>}
      <PublishProgress {...state} />
      <PublishOutcome outcome={state.outcome} onAnyway={() => start({ anyway: true })} />
      {hasAddress && hasToken(state.target.host) && <VersionList target={state.target} isRunning={isRunning} />}
    </>
  );
}

import { useEffect, useState } from 'react';
import { HOSTS, isSiteName, type HostId, type PublishState } from '../../model/publishing';
import { isSame } from '../../model/values';
import forms from '../forms/forms.module.css';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
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

/** Puts the site online: the choice of its host, its token, the progress, and earlier versions. */
export function PublishPanel() {
  const { state, trouble } = usePublish();
  useEffect(() => void refreshPublishing(), []);
  return (
    <div className={`${forms.form} ${styles.panel}`}>
      <h2 className={layout.heading}>Put it online</h2>
      {trouble && (
        <p className={controls.trouble} role="alert">
          {trouble}
        </p>
      )}
      {state && <Publication state={state} />}
    </div>
  );
}

/** The panel’s content, once the state is loaded. */
function Publication({ state }: { state: PublishState }) {
  const [target, setTarget] = useState(state.target);
  const [lastTarget, setLastTarget] = useState(state.target);
  // A new target at the server replaces the couple’s choice. A `key` would do the same, but lose the focus.
  if (!isSame(lastTarget, state.target)) {
    setLastTarget(state.target);
    setTarget(state.target);
  }
  const hasSamples = useDesk((desk) => (desk.state?.samples.length ?? 0) > 0);
  const isPrivateSite = useDesk((desk) => desk.state !== null && isPrivate(desk.state));
  const { host, name } = target;
  const facts = HOSTS[host];
  const { address } = state;
  const hasAddress = address !== null;
  /** Also true for a host that needs no token. */
  const hasToken = (id: HostId) => HOSTS[id].tokenPage === null || state.tokens[id] !== undefined;
  const isReady = hasToken(host) && isSiteName(host, name);
  const isRunning = state.progress !== null;
  const start = (options: { isPreview?: boolean; anyway?: boolean } = {}) =>
    isReady && !isRunning && void publish(target, options);
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
          {isPrivateSite && (
            <p className={controls.hint}>
              Once published as it is now, it opens only with the key: “Pages” has the link with it, its QR code and the
              five words.
            </p>
          )}
          <Fold title="Host and token" note={`${HOSTS[state.target.host].name}, ${state.target.name}`}>
            {settings}
          </Fold>
        </>
      ) : (
        settings
      )}
      <div className={controls.choices}>
        <Button kind="primary" data-publish aria-disabled={!isReady || isRunning} onClick={() => start()}>
          {hasAddress ? 'Publish the changes' : 'Put it online'}
        </Button>
        {facts.hasPreview && (
          <Button aria-disabled={!isReady || isRunning} onClick={() => start({ isPreview: true })}>
            Preview it online first
          </Button>
        )}
      </div>
      {!isReady && (
        <p className={controls.hint}>{hasToken(host) ? facts.siteHint : 'First, enter your token above.'}</p>
      )}
      {hasSamples && <p className={controls.hint}>Some words are not yours or final yet: “To do” lists them.</p>}
      <PublishProgress progress={state.progress} outcome={state.outcome} />
      <PublishOutcome outcome={state.outcome} onAnyway={() => start({ anyway: true })} />
      {hasAddress && hasToken(state.target.host) && <VersionList target={state.target} isRunning={isRunning} />}
    </>
  );
}

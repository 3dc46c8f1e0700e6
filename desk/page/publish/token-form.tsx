import { useId, useState, type FormEvent } from 'react';
import { HOSTS, type HostId, type TokenPlace } from '../../model/publishing';
import { announce } from '../state/desk-store';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { Sign } from '../ui/icons';
import { watchFocus } from '../ui/watch-focus';
import { focusPublishButton } from './focus-publish-button';
import styles from './publish.module.css';
import { enterToken, forgetToken, usePublish } from './publish-store';

/** The couple’s token for a host, or how to get one. @param place where the token is kept; undefined without one */
export function TokenForm({ host, place }: { host: HostId; place: TokenPlace | undefined }) {
  return place ? <KeptToken host={host} place={place} /> : <HostSetup host={host} />;
}

/** Where a token is kept, with a button to forget it if the desk can. */
export function KeptToken({ host, place }: { host: HostId; place: TokenPlace }) {
  const { name } = HOSTS[host];
  const forget = async () => {
    focusPublishButton();
    if (await forgetToken(host)) announce(`Your token for ${name} is forgotten on this computer.`);
    // The panel itself reports a server that does not respond.
    else if (usePublish.getState().trouble === '')
      announce(`Your token for ${name} is still in ${place.name}. Remove it there.`);
  };
  return (
    <div className={`${layout.section} ${styles.token}`}>
      <p className={controls.hint}>
        Your token for {name} is kept in {place.name}.
      </p>
      {place.canForget && <Button onClick={() => void forget()}>Forget the token</Button>}
    </div>
  );
}

/** The steps that set up a host, with a field for the token if the host needs one. */
function HostSetup({ host }: { host: HostId }) {
  const { name, tokenPage, steps } = HOSTS[host];
  return (
    <section className={`${layout.section} ${styles.token}`} aria-labelledby="token-title">
      <h3 id="token-title">{tokenPage === null ? `Once: set up ${name}` : `Once: your token for ${name}`}</h3>
      {tokenPage !== null && (
        <p className={controls.hint}>
          It lets this computer publish for you. It stays here, outside your site’s folder, and you can remove it at any
          time.
        </p>
      )}
      <ol role="list" className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {tokenPage !== null && (
        <>
          <a className={controls.button} href={tokenPage} target="_blank" rel="noreferrer">
            Open the token page <Sign name="leads" />
          </a>
          <TokenField host={host} />
        </>
      )}
    </section>
  );
}

function TokenField({ host }: { host: HostId }) {
  const id = useId();
  const [token, setToken] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [trouble, setTrouble] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (token === '' || isChecking) return;
    setChecking(true);
    const mayFocus = watchFocus();
    const reason = await enterToken(host, token);
    setChecking(false);
    setTrouble(reason);
    if (reason !== '') return;
    announce('Your token works.');
    // The form has disappeared, and its focus with it.
    if (mayFocus()) focusPublishButton();
  };
  return (
    <form className={controls.field} onSubmit={(event) => void submit(event)}>
      <label className={controls.label} htmlFor={id}>
        Token
      </label>
      <input
        id={id}
        className={controls.input}
        type="password"
        value={token}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={trouble !== ''}
        aria-describedby={`${id}-trouble`}
        onChange={(event) => setToken(event.target.value)}
      />
      <p id={`${id}-trouble`} className={controls.wrong} role="alert">
        {trouble}
      </p>
      <Button type="submit" aria-disabled={token === '' || isChecking}>
        {isChecking ? 'Checking …' : 'Check and keep it'}
      </Button>
    </form>
  );
}

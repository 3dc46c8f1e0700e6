import { useId } from 'react';
import { HOSTS, isHostId, isSiteName, type HostId, type PublishState, type Target } from '../../model/publishing';
import { RadioCards } from '../design/radio-cards';
import controls from '../ui/controls.module.css';
import styles from './publish.module.css';

type HostChoiceProps = { target: Target; state: PublishState; onChange: (target: Target) => void };

/** Where the site should live, and its name there. */
export function HostChoice({ target: { host, name }, state, onChange }: HostChoiceProps) {
  const id = useId();
  const { siteLabel, siteHint } = HOSTS[host];
  const isWrong = name !== '' && !isSiteName(host, name);
  return (
    <>
      <RadioCards
        line="host"
        title="Where should it live?"
        layout="rows"
        cards={Object.keys(HOSTS)
          .filter(isHostId)
          .map((value) => ({ value, picture: null, name: HOSTS[value].name, about: HOSTS[value].about }))}
        chosen={host}
        onChoose={(chosen) => onChange({ host: chosen, name: nameAt(chosen, [name, state.target.name]) })}
      />
      <div className={controls.field}>
        <label className={controls.label} htmlFor={id}>
          {siteLabel}
        </label>
        <input
          id={id}
          className={controls.input}
          value={name}
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange({ host, name: event.target.value.trim() })}
        />
        <p id={`${id}-hint`} className={isWrong ? styles.wrong : controls.hint}>
          {siteHint}
        </p>
      </div>
    </>
  );
}

/** The first of some names that is valid at a host, whole or as the last part of `owner/name`; empty if none is. */
function nameAt(host: HostId, names: readonly string[]): string {
  const parts = names.flatMap((name) => [name, name.split('/').at(-1) ?? '']);
  return parts.find((each) => isSiteName(host, each)) ?? '';
}

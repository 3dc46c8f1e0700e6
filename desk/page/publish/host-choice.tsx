import { useId } from 'react';
import { HOSTS, isHostId, isSiteName, type HostId, type PublishState, type Target } from '../../model/publishing';
import { RadioCards } from '../design/radio-cards';
import controls from '../ui/controls.module.css';

type HostChoiceProps = { target: Target; state: PublishState; onChange: (target: Target) => void };

/** Fields for the host of the site and the site’s name there. */
export function HostChoice({ target: { host, name }, state, onChange }: HostChoiceProps) {
  const id = useId();
  const { siteLabel, siteHint } = HOSTS[host];
  const isNameWrong = name !== '' && !isSiteName(host, name);
  return (
    <>
      <RadioCards
        line="host"
        title="Where should it live?"
        arrangement="rows"
        cards={Object.keys(HOSTS)
          .filter(isHostId)
          .map((value) => ({ value, picture: null, name: HOSTS[value].name, about: HOSTS[value].about }))}
        chosen={host}
        onChoose={(chosen) => onChange({ host: chosen, name: validNameAt(chosen, [name, state.target.name]) })}
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
          aria-invalid={isNameWrong}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange({ host, name: event.target.value.trim() })}
        />
        <p id={`${id}-hint`} className={isNameWrong ? controls.wrong : controls.hint}>
          {siteHint}
        </p>
      </div>
    </>
  );
}

/** The first name that is valid at a host, as a whole or without the owner before its slash; empty if none is. */
function validNameAt(host: HostId, names: readonly string[]): string {
  const parts = names.flatMap((name) => [name, name.replace(/.*\//, '')]);
  return parts.find((each) => isSiteName(host, each)) ?? '';
}

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { OWN_PAGE, pathOf } from '../../../src/model/pages';
import { AskName } from '../forms/entries/ask-name';
import { stateNow } from '../forms/field-kind';
import { useWrite } from '../forms/file-context';
import { show } from '../frame/frame';
import { goTo } from '../state/desk-store';
import controls from '../ui/controls.module.css';
import { Sign } from '../ui/icons';
import { addPageStep } from './page-steps';

/** Adds the couple’s own page, with its title asked at once. */
export function AddPage() {
  const [name, setName] = useState<string | null>(null);
  const { write, trouble } = useWrite();
  const button = useRef<HTMLButtonElement>(null);
  const change = (next: string | null) => {
    flushSync(() => setName(next));
    if (next === null) button.current?.focus();
  };
  const add = async () => {
    const title = name?.trim() ?? '';
    if (title === '') return change(null);
    const step = () => addPageStep(stateNow(), title);
    if (!(await write(step().label, () => step().changes))) return;
    setName(null);
    show(pathOf(OWN_PAGE));
    goTo({ file: `${OWN_PAGE}.yaml`, path: ['intro'] });
  };
  if (name !== null) return <AskName name={name} setName={change} add={() => void add()} trouble={trouble} />;
  return (
    <div>
      <button ref={button} type="button" className={controls.button} data-add onClick={() => setName('')}>
        <Sign name="add" />
        Add a page of your own
      </button>
    </div>
  );
}

import { pathOf, REPLY_PAGE } from '../../../src/model/pages';
import type { Step } from '../../protocol';
import { useWrite } from '../forms/file-context';
import { show } from '../frame/frame';
import { goTo } from '../state/desk-store';
import controls from '../ui/controls.module.css';
import { Sign } from '../ui/icons';

const FILE = `${REPLY_PAGE}.yaml`;

/** Adds the reply page. Its form then asks where answers go. */
export const ADD_REPLY: Step = {
  label: 'the reply page',
  changes: [
    { kind: 'set', at: { file: FILE, path: ['intro'] }, was: null, value: 'Please tell us whether you can come.' },
  ],
};

/** A button that adds the reply page. */
export function AddReply() {
  const { write, trouble } = useWrite();
  const add = async () => {
    if (!(await write(ADD_REPLY.label, () => ADD_REPLY.changes))) return;
    show(pathOf(REPLY_PAGE));
    goTo({ file: FILE, path: ['intro'] });
  };
  return (
    <div className={controls.choices}>
      <button type="button" className={controls.button} onClick={() => void add()}>
        <Sign name="add" />
        Add a page for replies
      </button>
      {trouble}
    </div>
  );
}

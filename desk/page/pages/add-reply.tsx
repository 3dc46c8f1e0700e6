import { pathOf, REPLY_PAGE } from '../../../src/model/pages';
import type { KnownFiles } from '../../model/present-pages';
import type { Change, Step } from '../../protocol';
import { useWrite } from '../forms/file-context';
import { show } from '../frame/frame';
import { goTo, stateNow } from '../state/desk-store';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import { Sign } from '../ui/icons';
import { unhide } from './page-steps';

const FILE = `${REPLY_PAGE}.yaml`;

/** The step that adds the reply page. In the page’s form, the couple then add where answers go. */
export function addReplyStep(state: KnownFiles): Step {
  const at = { file: FILE, path: ['intro'] };
  const intro: Change = { kind: 'set', at, was: null, value: 'Please tell us whether you can come.' };
  return { label: 'the reply page', changes: [intro, ...unhide(state, REPLY_PAGE)] };
}

/** A button that adds the reply page. */
export function AddReply() {
  const { write, trouble } = useWrite();
  const add = async () => {
    const isDone = await write(() => addReplyStep(stateNow()));
    if (!isDone) return;
    show(pathOf(REPLY_PAGE));
    goTo({ file: FILE, path: ['intro'] });
  };
  return (
    <div className={controls.choices}>
      <Button onClick={() => void add()}>
        <Sign name="add" />
        Add a page for replies
      </Button>
      {trouble}
    </div>
  );
}

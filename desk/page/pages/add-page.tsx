import { OWN_PAGE, pathOf } from '../../../src/model/pages';
import { AskName } from '../forms/entries/adding/ask-name';
import { useWrite } from '../forms/file-context';
import { show } from '../frame/frame';
import { goTo, stateNow } from '../state/desk-store';
import { addPageStep, OWN_FILE } from './own-page-steps';

/** A button that asks for the title of the couple’s own page, then adds it. */
export function AddPage() {
  const { write, trouble } = useWrite();
  const add = async (title: string) => {
    const isDone = await write(() => addPageStep(stateNow(), title));
    if (isDone) {
      show(pathOf(OWN_PAGE));
      goTo({ file: OWN_FILE, path: ['intro'] });
    }
    return isDone;
  };
  return (
    <AskName add={add} trouble={trouble}>
      Add a page of your own
    </AskName>
  );
}

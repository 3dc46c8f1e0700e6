import { OWN_PAGE, pathOf } from '../../../src/model/pages';
import { AskName } from '../forms/entries/adding/ask-name';
import { useWrite } from '../forms/file-context';
import { show } from '../frame/frame';
import { goTo, stateNow } from '../state/desk-store';
import { addPageStep } from './own-page-steps';

/** Adds the couple’s own page, with its title asked at once. */
export function AddPage() {
  const { write, trouble } = useWrite();
  const add = async (title: string) => {
    const step = () => addPageStep(stateNow(), title);
    const isDone = await write(step().label, () => step().changes);
    if (isDone) {
      show(pathOf(OWN_PAGE));
      goTo({ file: `${OWN_PAGE}.yaml`, path: ['intro'] });
    }
    return isDone;
  };
  return (
    <AskName add={add} trouble={trouble}>
      Add a page of your own
    </AskName>
  );
}

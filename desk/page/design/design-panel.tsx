import { useEffect, useRef, type ReactNode } from 'react';
import { isOfDesign, MATCH_COLOURS } from '../../model/design';
import { nameOfFile } from '../../model/files-of-page';
import { valueAt } from '../../model/values';
import { FileProvider } from '../forms/file-context';
import { FormPicture } from '../pictures/form-picture';
import { useDesk } from '../state/desk-store';
import { ColourChoice } from './colour-choice';
import { CoverFields } from './cover-fields';
import styles from './design.module.css';
import { MatchColours } from './match-colours';
import { TypefaceChoice } from './typeface-choice';
import { WorldChoice } from './world-choice';

/** How the site looks: its world, cover, colours and typefaces. */
export function DesignPanel() {
  const root = useRef<HTMLDivElement>(null);
  const goal = useDesk((desk) => desk.goal);
  const isLoaded = useDesk(({ state }) => state !== null);
  useEffect(() => {
    if (!goal || !isLoaded || !isOfDesign(goal) || isColour(goal)) return;
    const section = root.current?.querySelector(`[data-line="${String(goal.path[0])}"]`);
    section?.scrollIntoView({ block: 'center' });
    section?.querySelector<HTMLElement>('input:checked, input, select, button')?.focus({ preventScroll: true });
    useDesk.setState({ goal: null });
  }, [goal, isLoaded]);
  return (
    <div ref={root} className={styles.panel}>
      <h2 className="visually-hidden">Design</h2>
      <FileOf file="site.yaml">
        <WorldChoice />
        <CoverFields />
        <ColourChoice />
        <TypefaceChoice />
      </FileOf>
      <FileOf file="story.yaml">
        <MatchColours line={MATCH_COLOURS} />
      </FileOf>
    </div>
  );
}

/** Whether a goal is a field of one colour, which takes the focus itself. */
function isColour({ path }: { path: readonly (string | number)[] }): boolean {
  const { state } = useDesk.getState();
  return path.length > 1 && path[0] === 'colours' && valueAt(state?.files['site.yaml']?.data, path) !== null;
}

/** Provides a file to the fields in it, if the couple have it and it can be read. */
function FileOf({ file, children }: { file: string; children: ReactNode }) {
  const state = useDesk((desk) => desk.state);
  const goal = useDesk((desk) => (desk.goal?.file === file ? desk.goal.path : null));
  const own = state?.files[file];
  const form = state?.forms[nameOfFile(file)];
  if (!state || !own || !form || own.data === null) return null;
  const onReached = () => useDesk.setState({ goal: null });
  return (
    <FileProvider
      value={{ file, data: own.data, whole: own.whole, form, state, goal, onReached, picture: FormPicture }}
    >
      {children}
    </FileProvider>
  );
}

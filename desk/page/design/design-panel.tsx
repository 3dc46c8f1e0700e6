import { useEffect, useRef, type ReactNode } from 'react';
import { isOfDesign } from '../../model/design';
import { nameOfFile } from '../../model/files-of-page';
import { valueAt } from '../../model/values';
import { FileProvider } from '../forms/file-context';
import forms from '../forms/forms.module.css';
import { useDesk } from '../state/desk-store';
import { ColourChoice } from './colour-choice';
import { CoverFields } from './cover-fields';
import { MatchColours } from './match-colours';
import { TypefaceChoice } from './typeface-choice';
import { WorldChoice } from './world-choice';

/** How the site looks: its world, cover, colours and typefaces. */
export function DesignPanel() {
  const root = useRef<HTMLDivElement>(null);
  const state = useDesk((desk) => desk.state);
  const goal = useDesk((desk) => desk.goal);
  useEffect(() => {
    if (!goal || !state || !isOfDesign(goal)) return;
    const [line, colour] = goal.path;
    // The field of a colour takes the focus itself.
    if (line === 'colours' && colour !== undefined && valueAt(state.files[goal.file]?.data, goal.path) !== null) return;
    const section = root.current?.querySelector(`[data-line="${line}"]`);
    section?.scrollIntoView({ block: 'center' });
    const chosen = section?.querySelector<HTMLElement>('input:checked');
    (chosen ?? section?.querySelector<HTMLElement>('input, select, button'))?.focus({ preventScroll: true });
    useDesk.setState({ goal: null });
  }, [goal, state]);
  return (
    <div ref={root} className={forms.form}>
      <h2 className="visually-hidden">Design</h2>
      <FileOf file="site.yaml">
        <WorldChoice />
        <CoverFields />
        <ColourChoice />
        <TypefaceChoice />
      </FileOf>
      <FileOf file="story.yaml">
        <MatchColours />
      </FileOf>
    </div>
  );
}

/** Provides a file to the fields in it, if the couple have it and it can be read. */
function FileOf({ file, children }: { file: string; children: ReactNode }) {
  const state = useDesk((desk) => desk.state);
  const goal = useDesk((desk) => (desk.goal?.file === file ? desk.goal.path : null));
  const { data, whole } = state?.files[file] ?? {};
  const form = state?.forms[nameOfFile(file)];
  if (!state || !form || !data || whole === undefined) return null;
  return <FileProvider value={{ file, data, whole, form, state, goal }}>{children}</FileProvider>;
}

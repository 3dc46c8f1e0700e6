import { useEffect, useRef, type ReactNode } from 'react';
import { isOfDesign } from '../../model/design';
import { nameOfFile } from '../../model/files-of-page';
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
  const isLoaded = useDesk((desk) => desk.state !== null);
  const goal = useDesk((desk) => desk.goal);
  useEffect(() => {
    if (!goal || !isLoaded || !isOfDesign(goal)) return;
    // Effects of children run first: a field of this panel may have taken the focus and cleared the goal.
    if (useDesk.getState().goal !== goal) return;
    const section = root.current?.querySelector(`[data-line="${goal.path[0]}"]`);
    section?.scrollIntoView({ block: 'center' });
    const chosen = section?.querySelector<HTMLElement>('input:checked');
    (chosen ?? section?.querySelector<HTMLElement>('input, select, button'))?.focus({ preventScroll: true });
    useDesk.setState({ goal: null });
  }, [goal, isLoaded]);
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

/** Provides a file to its fields. Shows nothing if the file is missing, empty or unreadable. */
function FileOf({ file, children }: { file: string; children: ReactNode }) {
  const state = useDesk((desk) => desk.state);
  const goal = useDesk((desk) => (desk.goal?.file === file ? desk.goal.path : null));
  const { data, whole } = state?.files[file] ?? {};
  const form = state?.forms[nameOfFile(file)];
  if (!state || !form || !data || whole === undefined) return null;
  return <FileProvider value={{ file, data, whole, form, state, goal }}>{children}</FileProvider>;
}

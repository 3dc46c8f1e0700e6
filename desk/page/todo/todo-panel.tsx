import { useDesk } from '../state/desk-store';
import { OnlineLink } from './online-link';
import { Samples } from './samples';
import { Findings } from './findings';
import layout from '../ui/layout.module.css';

/** Shows what is still to do: mistakes, sample content, warnings, and putting the site online. */
export function TodoPanel() {
  const state = useDesk((desk) => desk.state);
  if (!state) return <p>One moment …</p>;
  const hasMistakes = state.mistakes.length > 0;
  return (
    <div className={layout.panel}>
      <h2 className={layout.heading}>To do</h2>
      <Findings
        name="To fix"
        lead="The site cannot go online until these are fixed."
        found={state.mistakes}
        state={state}
      />
      <Samples state={state} />
      <Findings
        name="Worth a look"
        lead="These look unusual, but you may want them this way."
        // Warnings about media files only say that they are unused. `UnusedFiles` lists the photos and films among
        // them.
        found={state.warnings.filter(({ file }) => !file.startsWith('media/'))}
        state={state}
      />
      <OnlineLink hasMistakes={hasMistakes} isLastTask={!hasMistakes && state.samples.length === 0} />
    </div>
  );
}

import { useEffect } from 'react';
import { languageOfFile } from '../../model/files-of-page';
import { languageName } from '../../model/names/language-name';
import { openCover } from '../frame/frame';
import { useDesk } from '../state/desk-store';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import fold from '../ui/fold.module.css';
import { AddReply } from './add-reply';
import { HideSwitch } from './hide-switch';
import { PageList } from './page-list';
import { PrivateSite } from './private-site';

/** Which pages, parts and languages guests see, the menu’s order, and who can open the site. */
export function PagesPanel() {
  // The menu, which shows each change, is behind the cover.
  useEffect(openCover, []);
  const state = useDesk((desk) => desk.state);
  if (!state) return <p>One moment …</p>;
  const languages = new Set(Object.keys(state.files).flatMap((file) => languageOfFile(file) ?? []));
  return (
    <div className={layout.panel}>
      <h2 className={layout.heading}>Pages</h2>
      <p className={controls.hint}>Drag pages to reorder the menu. What you hide keeps its words and pictures.</p>
      <PageList state={state} />
      {state.files['reply.yaml'] === undefined && <AddReply />}
      {languages.size > 0 && (
        <section className={layout.panel} aria-labelledby="languages">
          <h3 className={layout.heading} id="languages">
            Languages
          </h3>
          {[...languages].map((code) => (
            <div key={code} className={fold.fold}>
              <HideSwitch name={code} words={languageName(code)} />
            </div>
          ))}
        </section>
      )}
      <PrivateSite state={state} />
    </div>
  );
}

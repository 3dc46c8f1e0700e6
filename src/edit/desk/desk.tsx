import { PageForm } from '../forms/page-form';
import { filesOfPage } from '../forms/files-of-page';
import { LeftPanel } from '../left/left-panel';
import { FormPicture } from '../pictures/form-picture';
import { PicturesLayer } from '../pictures/pictures-layer';
import { UnusedFiles } from '../pictures/unused-files';
import { useDesk } from '../store';
import { StoryTray } from '../tray/story-tray';
import { WordsLayer } from '../words/words-layer';
import { WordsList } from '../words/words-list';
import { Bar } from './bar';
import { setFrame, useFrame } from './frame';
import { SiteFrame } from './site-frame';
import { Status } from './status';
import styles from './desk.module.css';

/** The site in a frame, a bar above it and one panel beside it. */
export function Desk() {
  const frame = useFrame(({ element }) => element);
  const panel = useDesk((desk) => desk.panel);
  const isLooking = useDesk((desk) => desk.isLooking);
  return (
    <div className={styles.desk}>
      <Bar />
      <main className={styles.room} aria-label="The site and what changes it">
        <SiteFrame onFrame={setFrame} />
        {panel && !isLooking && (
          <aside className={styles.panel} aria-label={PANEL_NAMES[panel]}>
            {panel === 'page' && <PagePanel frame={frame} />}
            {panel === 'story' && <StoryTray frame={frame} />}
            {panel === 'left' && (
              <>
                <LeftPanel />
                <UnusedFiles />
              </>
            )}
          </aside>
        )}
        {frame && !isLooking && (
          <>
            <WordsLayer frame={frame} />
            <PicturesLayer frame={frame} />
          </>
        )}
      </main>
      <Status />
    </div>
  );
}

const PANEL_NAMES = { page: 'This page', story: 'Our Story', left: 'What is left' };

function PagePanel({ frame }: { frame: HTMLIFrameElement | null }) {
  const address = useDesk((desk) => desk.address);
  return (
    <>
      {frame && <WordsList frame={frame} />}
      <PageForm files={filesOfPage(address)} picture={FormPicture} />
    </>
  );
}

import { DesignPanel } from '../design/design-panel';
import { PageForm } from '../forms/page-form';
import { filesOfPage } from '../../model/files-of-page';
import { TodoPanel } from '../todo/todo-panel';
import { PagesPanel } from '../pages/pages-panel';
import { PastPanel } from '../past/past-panel';
import { PublishPanel } from '../publish/publish-panel';
import { PicturesLayer } from '../pictures/overlay/pictures-layer';
import { UnusedFiles } from '../todo/unused-files';
import { usePresses } from '../state/press';
import { RepliesPanel } from '../replies/replies-panel';
import { useDesk } from '../state/desk-store';
import { StoryTray } from '../tray/story-tray';
import { useWords } from '../words/use-words';
import { WordsLayer } from '../words/words-layer';
import { WordsList } from '../words/list/words-list';
import { Bar } from './bar/bar';
import { useFrame } from '../frame/frame';
import { Greeting } from '../start/greeting';
import { PANELS } from './panels';
import { SiteFrame } from './site-frame';
import { usePanelScroll } from './use-panel-scroll';
import styles from './desk.module.css';

/** The site in a frame, with a bar above it and at most one panel next to it. */
export function Desk() {
  const frame = useFrame(({ element }) => element);
  const panel = useDesk((desk) => desk.panel);
  const isPreview = useDesk((desk) => desk.preview !== null);
  const scroll = usePanelScroll(panel);
  usePresses(frame);
  // A field with refused words stays open during the preview.
  const isEditing = useWords(({ editing }) => editing !== null);
  return (
    <div className={styles.desk}>
      <Bar />
      <main className={styles.main} aria-label="The site and its editing tools">
        <SiteFrame />
        {panel && (
          // Hidden during the preview but still mounted, so that a refused value stays in its field.
          <aside
            {...scroll}
            className={styles.panel}
            aria-label={PANELS.find((each) => each.panel === panel)?.name}
            hidden={isPreview}
          >
            {panel === 'page' && <PagePanel frame={frame} />}
            {panel === 'design' && <DesignPanel />}
            {panel === 'pages' && <PagesPanel />}
            {panel === 'story' && <StoryTray />}
            {panel === 'replies' && <RepliesPanel />}
            {panel === 'past' && <PastPanel />}
            {panel === 'online' && <PublishPanel />}
            {panel === 'todo' && (
              <>
                <TodoPanel />
                <UnusedFiles />
              </>
            )}
          </aside>
        )}
        {frame && (!isPreview || isEditing) && <WordsLayer frame={frame} />}
        {frame && !isPreview && <PicturesLayer frame={frame} />}
      </main>
      <Greeting />
    </div>
  );
}

function PagePanel({ frame }: { frame: HTMLIFrameElement | null }) {
  const files = filesOfPage(useDesk((desk) => desk.address));
  return (
    <>
      {frame && <WordsList frame={frame} />}
      <PageForm key={files.join()} files={files} />
    </>
  );
}

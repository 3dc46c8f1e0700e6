import { useRef, useState, type ReactNode } from 'react';
import { site } from 'virtual:content/site';
import { Cover } from 'virtual:world/cover';
import { hasReadAll, pagesRead } from '../../site/pages-read';
import { useWedding } from '../../store';
import { useEarlyPress } from '../../use-early-press';
import { CoupleNames } from './couple-names';
import { Envelope } from './envelope/envelope';
import styles from './landing.module.css';
import { Languages } from './languages';
import { Menu } from './menu';
import { useGlide } from './use-glide';
import { useNewlyRead } from './use-newly-read';

export type LandingProps = {
  /** Overlays, such as the thank-you. */
  children?: ReactNode;
};

/**
 * The cover, which Open turns into home over the same picture. The build prerenders both, so the first render must
 * depend only on the content and `opened`.
 */
export function Landing({ children }: LandingProps) {
  const opened = useWedding((state) => state.opened);
  const readStates = useWedding((state) => state.readStates);
  const open = useWedding((state) => state.open);
  // Stays true until the guest leaves home: the animations that it starts run only once.
  const [isOpening, setOpening] = useState(false);
  const newlyRead = useNewlyRead(readStates);
  const title = useRef<HTMLHeadingElement>(null);
  const recordPosition = useGlide(title, opened);

  const handleOpen = () => {
    recordPosition();
    setOpening(true);
    open();
  };
  // An early press under an overlay was meant for the overlay; its own `useEarlyPress` in `app.tsx` repeats the press.
  useEarlyPress(!children);
  const phase = !opened ? 'cover' : isOpening ? 'opening' : 'home';

  return (
    <div className={styles.landing} data-phase={phase}>
      <Cover phase={phase} read={pagesRead(readStates)} complete={hasReadAll(readStates)} />
      <div className={styles.shade} />
      <main className={styles.content}>
        <div className={styles.title}>
          <CoupleNames ref={title} />
          <time className={styles.date} dateTime={site.wedding.date}>
            {site.wedding.dateText}
          </time>
        </div>
        {!opened && <Envelope />}
        {opened ? (
          <Menu isOpening={isOpening} newlyRead={newlyRead} />
        ) : (
          <button type="button" className={styles.open} onClick={handleOpen}>
            {site.words.open}
          </button>
        )}
        <Languages />
      </main>
      {children}
    </div>
  );
}

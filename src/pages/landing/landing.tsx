import { useRef, useState, type ReactNode } from 'react';
import { site } from 'virtual:content/site';
import { Cover } from 'virtual:world/cover';
import { allRead, readPages } from '../../site/present-pages';
import { useWedding } from '../../store';
import { CoupleNames } from './couple-names';
import styles from './landing.module.css';
import { Languages } from './languages';
import { Menu } from './menu';
import { useEarlyTap } from './use-early-tap';
import { useGlide } from './use-glide';
import { useNewlyRead } from './use-newly-read';

export type LandingProps = {
  /** What lies over it. */
  children?: ReactNode;
};

/**
 * The cover, and home behind it: one picture that stays while Open turns the one into the other. The first render of the
 * closed cover is also made at build time, so it may depend on nothing but the content.
 */
export function Landing({ children }: LandingProps) {
  const opened = useWedding((state) => state.opened);
  const readStates = useWedding((state) => state.readStates);
  const open = useWedding((state) => state.open);
  const [opening, setOpening] = useState(false);
  const newlyRead = useNewlyRead(readStates);
  const title = useRef<HTMLHeadingElement>(null);
  const rememberPlace = useGlide(title, opened);

  const handleOpen = () => {
    rememberPlace();
    setOpening(true);
    open();
  };
  useEarlyTap(!opened, handleOpen);
  const phase = !opened ? 'cover' : opening ? 'opening' : 'home';

  return (
    <div className={styles.landing} data-phase={phase}>
      <Cover phase={phase} read={readPages(readStates)} complete={allRead(readStates)} />
      <div className={styles.shade} />
      <main className={styles.content}>
        <div className={styles.title}>
          <CoupleNames ref={title} />
          <time className={styles.date} dateTime={site.wedding.date}>
            {site.wedding.dateText}
          </time>
        </div>
        {opened ? (
          <Menu late={opening} newlyRead={newlyRead} />
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

import { useLayoutEffect, useRef } from 'react';
import { PREVIEW } from '../../model/origins/origins-type';
import { showReady, useFrame } from '../frame/frame';
import type { Load } from '../frame/site-loads';
import { untilReady } from '../frame/until-ready';
import styles from './desk.module.css';

/** One load of the site in a frame of its own, which is hidden until it replaces the visible one. */
export function SiteLoad({ load, isShown }: { load: Load; isShown: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (isShown) useFrame.setState({ element: frame.current });
  }, [isShown]);
  const showOnceReady = async () => {
    const { current: element } = frame;
    const page = element?.contentDocument;
    // The browser’s error page is cross-origin, so it has no document here: keep the visible site.
    if (!page) return;
    await untilReady(page);
    // Unless the frame has loaded another document meanwhile.
    if (element.contentDocument === page) showReady(load.id, element);
  };
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the couple’s own site, which the desk edits
    <iframe
      ref={frame}
      className={styles.site}
      src={import.meta.env.BASE_URL + load.address.slice(1)}
      title={isShown ? 'Your site' : 'Your site, loading'}
      data-loading={isShown ? undefined : ''}
      onLoad={() => void showOnceReady()}
      {...{ [PREVIEW]: load.preview }}
    />
  );
}

import { useLayoutEffect, useRef } from 'react';
import { NEW_GUEST, PREVIEW } from '../../model/origins/origins-type';
import { showReady, useFrame } from '../frame/frame';
import type { Load } from '../frame/site-loads';
import { untilReady } from '../frame/until-ready';
import styles from './desk.module.css';

/** One load of the site: visible, or hidden until it is ready. */
export function SiteLoad({ load: { id, address, isPreview, isNewGuest }, isShown }: { load: Load; isShown: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (isShown) useFrame.setState({ element: frame.current });
  }, [isShown]);
  const showOnceReady = async () => {
    const { current } = frame;
    const page = current?.contentDocument;
    // The browser’s error page is cross-origin: keep the visible site.
    if (!page) return;
    await untilReady(page);
    if (current.contentDocument === page) showReady(id, current);
  };
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the couple’s own site, which the desk edits
    <iframe
      ref={frame}
      className={styles.site}
      src={import.meta.env.BASE_URL + address.slice(1)}
      title={isShown ? 'Your site' : 'Your site, loading'}
      data-loading={isShown ? undefined : ''}
      onLoad={() => void showOnceReady()}
      {...{ [PREVIEW]: isNewGuest ? NEW_GUEST : isPreview ? '' : undefined }}
    />
  );
}

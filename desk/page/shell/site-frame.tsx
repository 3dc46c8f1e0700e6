import { useEffect, useLayoutEffect, useRef } from 'react';
import { addressFromHash } from '../frame/address';
import { NEW_GUEST, PREVIEW, type SiteMessage } from '../../model/origins/origins-type';
import { useDesk } from '../state/desk-store';
import { load, showReady, useFrame } from '../frame/frame';
import type { Load } from '../frame/site-loads';
import { untilSeen } from '../frame/until-seen';
import { BrokenFiles } from '../trouble/broken-files';
import { Status } from './status';
import styles from './desk.module.css';

/** The guests' site in a frame, with messages in its corner. */
export function SiteFrame() {
  const width = useFrame((frame) => frame.width);
  const shown = useFrame((frame) => frame.shown);
  const next = useFrame((frame) => frame.next);
  const address = useDesk((desk) => desk.address);
  const isPreview = useDesk((desk) => desk.isPreview);
  const isNewGuest = useDesk((desk) => desk.isNewGuest);
  useEffect(() => {
    const { shown, next } = useFrame.getState();
    const last = next ?? shown;
    // The site reads its mode only once, when it starts.
    if (last?.isPreview !== isPreview || last.isNewGuest !== isNewGuest) load();
  }, [isPreview, isNewGuest]);
  useEffect(() => {
    if (address !== addressFromHash()) history.replaceState(null, '', `#${address}`);
  }, [address]);
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<SiteMessage | undefined>) => {
      if (origin !== location.origin) return;
      if (data?.type === 'edit:reload') load();
      else if (data?.type === 'edit:address' && source === useFrame.getState().element?.contentWindow)
        useDesk.setState({ address: data.address });
    };
    window.addEventListener('message', receive);
    import.meta.hot?.on('edit:reload', load);
    return () => {
      window.removeEventListener('message', receive);
      import.meta.hot?.off('edit:reload', load);
    };
  }, []);
  return (
    <div className={styles.frame} data-width={width}>
      {[shown, next].map((each) => each && <Site key={each.id} load={each} isShown={each === shown} />)}
      <BrokenFiles />
      <Status />
    </div>
  );
}

/** One load of the site: visible, or hidden until it is ready. */
function Site({ load: { id, address, isPreview, isNewGuest }, isShown }: { load: Load; isShown: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (isShown) useFrame.setState({ element: frame.current });
  }, [isShown]);
  const showOnceReady = async () => {
    const { current } = frame;
    const page = current?.contentDocument;
    // The browser’s error page is cross-origin: keep the visible site.
    if (!page) return;
    await untilSeen(page);
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

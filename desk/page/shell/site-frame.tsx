import { useEffect } from 'react';
import { addressFromHash } from '../frame/address';
import type { SiteMessage } from '../../model/origins/origins-type';
import { useDesk } from '../state/desk-store';
import { loadSite, useFrame } from '../frame/frame';
import { BrokenFiles } from '../trouble/broken-files';
import { Status } from './status/status';
import styles from './desk.module.css';
import { SiteLoad } from './site-load';

/** The site in a frame, with the desk’s messages over it. */
export function SiteFrame() {
  const { width, shown, next } = useFrame();
  const address = useDesk((desk) => desk.address);
  const preview = useDesk((desk) => desk.preview);
  useEffect(() => {
    const loads = useFrame.getState();
    const latest = loads.next ?? loads.shown;
    // A site checks only once, as it starts, whether it is a preview. This effect also starts the first load.
    if (latest?.preview !== preview) loadSite();
  }, [preview]);
  useEffect(() => {
    if (address !== addressFromHash()) history.replaceState(null, '', `#${address}`);
  }, [address]);
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<SiteMessage | undefined>) => {
      if (origin !== location.origin) return;
      if (data?.type === 'edit:reload') loadSite();
      // The hidden frame of `next` reports its address, too, but the desk follows the visible one.
      else if (data?.type === 'edit:address' && source === useFrame.getState().element?.contentWindow)
        useDesk.setState({ address: data.address });
    };
    window.addEventListener('message', receive);
    import.meta.hot?.on('edit:reload', loadSite);
    return () => {
      window.removeEventListener('message', receive);
      import.meta.hot?.off('edit:reload', loadSite);
    };
  }, []);
  return (
    <div className={styles.frame} data-width={width}>
      {[shown, next].map((each) => each && <SiteLoad key={each.id} load={each} isShown={each === shown} />)}
      <BrokenFiles />
      <Status />
    </div>
  );
}

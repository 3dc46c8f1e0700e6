import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../store';
import { LOOKING, type AddressMessage } from '../site/origins-type';
import { useFrame } from './frame';
import styles from './desk.module.css';

export type SiteFrameProps = {
  /** Called with the frame, and with null when it goes. */
  onFrame: (frame: HTMLIFrameElement | null) => void;
};

/** The desk's own address says which page of the site it shows: `/edit/#/schedule`. */
const addressFromHash = () => (location.hash.startsWith('#/') ? location.hash.slice(1) : '/');

/** The site itself, as guests have it, in a frame of the desk's. */
export function SiteFrame({ onFrame }: SiteFrameProps) {
  const [first] = useState(addressFromHash);
  const address = useDesk((desk) => desk.address);
  const width = useFrame((frame) => frame.width);
  const isLooking = useDesk((desk) => desk.isLooking);
  const wasLooking = useRef(isLooking);
  useEffect(() => {
    if (wasLooking.current === isLooking) return;
    wasLooking.current = isLooking;
    // What is drawn is decided when the site begins.
    useFrame.getState().element?.contentDocument?.defaultView?.location.reload();
  }, [isLooking]);
  useEffect(() => {
    if (address !== addressFromHash()) history.replaceState(null, '', `#${address}`);
  }, [address]);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<AddressMessage | undefined>) => {
      if (origin !== location.origin || source !== useFrame.getState().element?.contentWindow) return;
      if (data?.type === 'edit:address') useDesk.setState({ address: data.address });
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  const looking = { [LOOKING]: isLooking ? '' : undefined };
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the couple's own site, which the desk has to reach into
    <iframe className={styles.frame} data-width={width} {...looking} ref={onFrame} src={first} title="Your site" />
  );
}

import { mapLinks } from '../../../../src/model/map-links';
import { resolveReferences } from '../../../model/references';
import { useDesk } from '../../state/desk-store';
import styles from './map-links.module.css';

/** Links to web maps, with which the couple check that maps find an address. */
export function MapLinks({ name, address }: { name: string; address: string }) {
  const facts = useDesk(({ state }) => state?.facts);
  if (!facts || address.trim() === '') return null;
  const links = mapLinks(resolveReferences(name, facts), resolveReferences(address, facts));
  return (
    <p className={styles.links}>
      Find it on{' '}
      <a target="_blank" rel="noreferrer" href={links.google}>
        Google
      </a>{' '}
      <a target="_blank" rel="noreferrer" href={links.apple}>
        Apple
      </a>{' '}
      <a target="_blank" rel="noreferrer" href={links.openStreetMap}>
        OpenStreetMap
      </a>
    </p>
  );
}

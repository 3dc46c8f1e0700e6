import { reply } from 'virtual:content/reply';
import { HouseholdGreeting } from '../../reply/household-greeting';
import styles from './envelope-names.module.css';

/** `For Ana and Luís`, above the cover's button. */
export function EnvelopeNames() {
  return <HouseholdGreeting text={reply.words.envelope} className={styles.names} />;
}

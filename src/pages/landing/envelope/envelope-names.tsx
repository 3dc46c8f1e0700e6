import { reply } from 'virtual:content/reply';
import { Greeting } from '../../reply/greeting';
import styles from './envelope-names.module.css';

/** `For Ana and Luís`, above the cover's button. */
export function EnvelopeNames() {
  return <Greeting text={reply.words.envelope} className={styles.names} />;
}

import { Button } from '../ui/button';
import styles from './start.module.css';
import { useStart } from './start-store';
import layout from '../ui/layout.module.css';

/** Offers the questions about a couple’s own site under “To do”, for after the greeting was closed. */
export function OfferStart() {
  return (
    <div className={`${layout.box} ${styles.offer}`}>
      <p>This is still the example. Answer five questions, and the site is yours.</p>
      <Button kind="primary" onClick={() => useStart.setState({ shown: 'questions' })}>
        Start your own
      </Button>
    </div>
  );
}

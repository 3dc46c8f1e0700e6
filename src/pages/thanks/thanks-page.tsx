import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { site } from 'virtual:content/site';
import { thanks } from 'virtual:content/thanks';
import buttons from '../../components/button.module.css';
import { Picture } from '../../components/picture';
import { useWedding } from '../../store';
import { daysLeft } from './countdown';
import styles from './thanks-page.module.css';

/** The thank-you overlay on home. It is open while mounted; closing it marks the guest as thanked. */
export default function ThanksPage() {
  const dialog = useRef<HTMLDialogElement>(null);
  const thank = useWedding((state) => state.thank);
  const navigate = useNavigate();

  // A layout effect, so that `close` runs while the dialog is still in the page and can return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    // A prerendered dialog is already open: see `before-paint.ts`.
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);

  const leave = () => {
    thank();
    // Replaces the address, so that Back leads to the previous page.
    void navigate('/', { replace: true });
  };
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    leave();
  };
  // On a second Escape, browsers can close the dialog without `cancel`. If the dialog is open again, only React's strict
  // mode has closed it.
  const handleClose = () => {
    if (!dialog.current?.open) leave();
  };

  const [days] = useState(() => (import.meta.env.SSR ? null : daysLeft(Date.now(), site.wedding.countdownTo)));
  const message = days === null ? thanks.later : thanks.soon.replaceAll('{days}', String(days));
  // The dialog's name is the heading without its final punctuation.
  const title = thanks.heading.replace(/[!.…]+$/, '');

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onCancel={handleCancel} onClose={handleClose}>
      {thanks.pet && (
        <div className={styles.pet}>
          <Picture className={styles.photo} photo={thanks.pet} sizes="11rem" loading="eager" />
        </div>
      )}
      <h2 className={styles.heading}>{thanks.heading}</h2>
      {/* On the prerendered page, `before-paint.ts` fills this in. */}
      <p className={styles.message} data-soon={thanks.soon} data-until={site.wedding.countdownTo}>
        {message}
      </p>
      <div className={styles.signature}>{site.couple.names}</div>
      <button type="button" className={`${buttons.button} ${buttons.filled}`} onClick={leave}>
        {site.words.close}
      </button>
    </dialog>
  );
}

import { useState } from 'react';
import { reply as page } from 'virtual:content/reply';
import { site } from 'virtual:content/site';
import button from '../../components/button.module.css';
import { ExternalLink } from '../../components/external-link';
import styles from './reply-page.module.css';

export type SendLinksProps = {
  /** Exactly what is sent. */
  message: string;
  onDelivered: () => void;
  /** Whether this version was sent; empty before the first time. */
  status: string;
};

const { words, to } = page;
const filled = `${button.button} ${button.filled}`;

/** The message, and the guest's own ways to send it. */
export function SendLinks({ message, onDelivered, status }: SendLinksProps) {
  const [isCopied, setIsCopied] = useState(false);
  const text = encodeURIComponent(message);
  const subject = encodeURIComponent(`RSVP: ${site.couple.names}`);
  // A dismissed sheet or a refused clipboard sends nothing.
  const share = () => navigator.share({ text: message }).then(onDelivered, () => {});
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => {
        setIsCopied(true);
        onDelivered();
      },
      () => {},
    );
  return (
    <section className={styles.send} aria-labelledby="reply-preview">
      <h2 id="reply-preview">{words.preview}</h2>
      <p className={styles.preview}>{message}</p>
      <p className={styles.ways} onClick={({ target }) => target instanceof HTMLAnchorElement && onDelivered()}>
        {to.whatsapp && (
          <ExternalLink className={filled} href={`https://wa.me/${to.whatsapp}?text=${text}`}>
            {words.whatsapp}
          </ExternalLink>
        )}
        {to.phone && (
          <a className={filled} href={`sms:${to.phone.replaceAll(' ', '')}?&body=${text}`}>
            {words.sms}
          </a>
        )}
        {to.mail && (
          <a className={filled} href={`mailto:${to.mail}?subject=${subject}&body=${text}`}>
            {words.mail}
          </a>
        )}
        {'share' in navigator && (
          <button type="button" className={button.button} onClick={() => void share()}>
            {words.share}
          </button>
        )}
        {'clipboard' in navigator && (
          <button type="button" className={button.button} onClick={() => void copy()}>
            {words.copy}
          </button>
        )}
      </p>
      <p role="status" className={styles.hint}>
        {isCopied && words.copied} {status}
      </p>
    </section>
  );
}

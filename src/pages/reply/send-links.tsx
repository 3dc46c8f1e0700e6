import { useId, useState } from 'react';
import { reply as page } from 'virtual:content/reply';
import { site } from 'virtual:content/site';
import button from '../../components/button.module.css';
import styles from './reply-page.module.css';
import { deliver } from './use-reply';

export type SendLinksProps = {
  /** Exactly what is sent. */
  message: string;
  /** Whether this version was sent; empty before the first time. */
  status: string;
};

const { words, to } = page;

/** The message, and the guest's own ways to send it. */
export function SendLinks({ message, status }: SendLinksProps) {
  const id = useId();
  /** The message that was copied last. */
  const [copied, setCopied] = useState('');
  const share = async () => {
    try {
      await navigator.share({ text: message });
      deliver();
    } catch {
      // The guest has closed the sheet.
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      setCopied(message);
      deliver();
    } catch {
      // The browser refused; the message is there to be selected.
    }
  };
  return (
    <section className={styles.send} aria-labelledby={id}>
      <h2 id={id}>{words.preview}</h2>
      <p className={styles.preview}>{message}</p>
      <p className={styles.ways}>
        {waysFor(message).map(({ label, href, ...tab }) => (
          <a key={label} href={href} {...tab} className={`${button.button} ${button.filled}`} onClick={deliver}>
            {label}
          </a>
        ))}
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
        {copied === message && words.copied} {status}
      </p>
    </section>
  );
}

/** Links that open the guest's own programs with the message in it. */
function waysFor(message: string) {
  const text = encodeURIComponent(message);
  const subject = encodeURIComponent(`RSVP: ${site.couple.names}`);
  return [
    to.whatsapp && {
      label: words.whatsapp,
      href: `https://wa.me/${to.whatsapp}?text=${text}`,
      target: '_blank',
      rel: 'noopener noreferrer',
      title: site.words.newTab,
    },
    // Phones disagree on how the text begins; all of them understand both marks together.
    to.phone && { label: words.sms, href: `sms:${to.phone.replaceAll(/[^+\d]/g, '')}?&body=${text}` },
    to.mail && { label: words.mail, href: `mailto:${to.mail}?subject=${subject}&body=${text}` },
  ].filter((way) => typeof way === 'object' && way !== null);
}

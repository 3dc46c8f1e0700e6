import { useId, useState, type ReactNode } from 'react';
import { reply as page } from 'virtual:content/reply';
import { site } from 'virtual:content/site';
import button from '../../components/button.module.css';
import { dialled } from '../../reply/dialled';
import styles from './reply-page.module.css';
import { markDelivered } from './use-reply';

export type SendLinksProps = {
  title: string;
  /** Shown above the message. */
  children?: ReactNode;
  /** The subject, if sent by mail. */
  subject: string;
  /** The exact text that is sent; empty until it is ready. */
  message: string;
  /** The time (`Reply.sent`) of the answer in the message; 0 until the message is ready. */
  sent: number;
  /** The time (`Reply.sent`) of the answer that the guest has passed on; 0 before that. */
  delivered: number;
};

const { words, to } = page;

/** The message, with buttons that send it from the guest's own apps, share it or copy it. */
export function SendLinks({ title, children, subject, message, sent, delivered }: SendLinksProps) {
  const id = useId();
  /** The message that was copied last; null before that. */
  const [copied, setCopied] = useState<string | null>(null);
  const share = async () => {
    try {
      await navigator.share({ text: message });
      markDelivered(sent);
    } catch {
      // The guest has closed the sheet, or the browser refused.
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      setCopied(message);
      // Not delivered: the guest may never paste it.
    } catch {
      // The browser refused; the guest can select the message instead.
    }
  };
  return (
    <section className={styles.send} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <p className={styles.preview}>{message}</p>
      <p className={styles.ways} inert={message === ''}>
        {waysFor(message, subject).map(({ label, href, ...newTab }) => (
          <a
            key={label}
            href={href}
            {...newTab}
            className={`${button.button} ${button.filled}`}
            onClick={() => markDelivered(sent)}
          >
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
        {/* One text, since React fails to remove one of several where a browser translates the page. */}
        {[
          copied === message && words.copied,
          sent > 0 && delivered > 0 && (delivered === sent ? words.sent : copied !== message && words.changed),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  );
}

/** Links that open the guest's own apps with the message filled in. */
function waysFor(message: string, subject: string) {
  const text = encodeURIComponent(message);
  return [
    to.whatsapp && {
      label: words.whatsapp,
      href: `https://wa.me/${to.whatsapp}?text=${text}`,
      target: '_blank',
      rel: 'noopener noreferrer',
      title: site.words.newTab,
    },
    // Phones disagree on whether `?` or `&` starts the text; all of them understand `?&`.
    to.phone && { label: words.sms, href: `sms:${dialled(to.phone)}?&body=${text}` },
    to.mail && { label: words.mail, href: `mailto:${to.mail}?subject=${encodeURIComponent(subject)}&body=${text}` },
  ].filter((way) => !!way);
}

import { useEffect, useState } from 'react';
import { reply as page } from 'virtual:content/reply';
import { writeSealedCode } from '../../reply/code';
import { describeReply } from '../../reply/message';
import styles from './reply-page.module.css';
import { SendLinks } from './send-links';
import type { SendProps } from './send-plainly';

/** For a private site with a `seal`: the answer in readable lines, and a message that only the couple can read. */
export function SendSealed({ reply, delivered }: SendProps) {
  // `SendLinks` never takes `sent` 0 for delivered.
  const [sealed, setSealed] = useState({ message: '', sent: 0 });
  const { key = '', words } = page.seal ?? {};
  useEffect(() => {
    let cancelled = false;
    // A preview without HTTPS, such as the desk's on a phone, has no WebCrypto.
    if (isSecureContext)
      void writeSealedCode(reply, key).then(
        (code) => !cancelled && setSealed({ message: `${page.words.codeNote}\n${code}`, sent: reply.sent }),
      );
    return () => {
      cancelled = true;
    };
  }, [reply, key]);
  return (
    <SendLinks title={words?.preview ?? ''} subject="RSVP" {...sealed} delivered={delivered}>
      <p className={styles.preview}>{describeReply(reply, page)}</p>
      <p>{isSecureContext ? words?.lead : words?.insecure}</p>
    </SendLinks>
  );
}

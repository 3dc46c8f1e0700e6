import { reply as page } from 'virtual:content/reply';
import { site } from 'virtual:content/site';
import { writeMessage } from '../../reply/message';
import type { Reply } from '../../reply/reply';
import { SendLinks } from './send-links';

export type SendProps = {
  reply: Reply;
  /** The time (`Reply.sent`) of the answer that the guest has passed on; 0 before that. */
  delivered: number;
};

/** The answer as a message that everyone can read. */
export function SendPlainly({ reply, delivered }: SendProps) {
  const { names } = site.couple;
  const message = writeMessage(reply, names, page);
  return (
    <SendLinks
      title={page.words.preview}
      subject={`RSVP: ${names}`}
      message={message}
      sent={reply.sent}
      delivered={delivered}
    />
  );
}

import { useSyncExternalStore } from 'react';
import { reply as page } from 'virtual:content/reply';
import button from '../../components/button.module.css';
import { ExternalLink } from '../../components/external-link';
import { PageTemplate } from '../../components/page/page-template';
import { RichText } from '../../components/rich-text';
import { dialled } from '../../reply/dialled';
import { formLink } from '../../reply/form-link';
import { HouseholdGreeting } from './household-greeting';
import { ReplyForm } from './reply-form';
import styles from './reply-page.module.css';
import { useReply } from './use-reply';

const { words, to } = page;

/** Asks who is coming and turns the answer into a message that the guest sends, or links to the couple's own form. */
export default function ReplyPage() {
  // The prerendered page does not know the date of the visit.
  const isClosed = useSyncExternalStore(subscribeToNothing, isPastDeadline, () => false);
  const names = useReply(({ invitation }) => invitation)?.names ?? [];
  return (
    <PageTemplate id="reply">
      <HouseholdGreeting text={words.greeting} className={styles.greeting} />
      {page.intro && <RichText text={page.intro} className={styles.intro} />}
      {page.closesAt && <p className={styles.belowIntro}>{isClosed ? words.closed : words.due}</p>}
      {isClosed ? null : page.link ? (
        <p className={styles.belowIntro}>
          <ExternalLink className={`${button.button} ${button.filled}`} href={formLink(page.link, names)}>
            {words.form}
          </ExternalLink>
        </p>
      ) : (
        <ReplyForm />
      )}
      <Contact />
    </PageTemplate>
  );
}

/** The couple's mail address and phone number, or WhatsApp if they give neither; nothing without any of these. */
function Contact() {
  const isWhatsappOnly = !to.mail && !to.phone;
  if (isWhatsappOnly && !to.whatsapp) return null;
  return (
    <p className={styles.contact}>
      {words.contact}
      {to.mail && <a href={`mailto:${to.mail}`}>{to.mail}</a>}
      {to.phone && <a href={`tel:${dialled(to.phone)}`}>{to.phone}</a>}
      {isWhatsappOnly && <ExternalLink href={`https://wa.me/${to.whatsapp}`}>{words.whatsapp}</ExternalLink>}
    </p>
  );
}

const isPastDeadline = () => page.closesAt !== null && Date.now() >= Date.parse(page.closesAt);
const subscribeToNothing = () => () => {};

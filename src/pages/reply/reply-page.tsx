import { useEffect, useState } from 'react';
import { reply as page } from 'virtual:content/reply';
import { PageTemplate } from '../../components/page/page-template';
import { RichText } from '../../components/rich-text';
import { ReplyForm } from './reply-form';
import styles from './reply-page.module.css';

/** Asks who comes, and turns the answer into a message that the guest sends. */
export default function ReplyPage() {
  const isClosed = useClosed();
  return (
    <PageTemplate id="reply">
      {page.intro && <RichText text={page.intro} className={styles.intro} />}
      <p className={styles.due}>{isClosed ? page.words.closed : page.words.due}</p>
      {!isClosed && <ReplyForm />}
      <Contact />
    </PageTemplate>
  );
}

/** The way without a form. */
function Contact() {
  const { mail, phone } = page.to;
  if (!mail && !phone) return null;
  return (
    <p className={styles.contact}>
      {page.words.contact}
      {mail && <a href={`mailto:${mail}`}>{mail}</a>}
      {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
    </p>
  );
}

/** Whether the deadline has passed; false in the prerendered page. */
function useClosed(): boolean {
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => setIsClosed(page.closesAt !== null && Date.now() >= Date.parse(page.closesAt)), []);
  return isClosed;
}

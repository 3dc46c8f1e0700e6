import type { CSSProperties } from 'react';
import { faq } from 'virtual:content/faq';
import { PageTemplate } from '../../components/page/page-template';
import { RichText } from '../../components/rich-text';
import { Disclosure } from './disclosure';
import { YesNo } from './yes-no';
import styles from './faq-page.module.css';

/** Expandable questions that fade in one after the other. */
export default function FaqPage() {
  return (
    <PageTemplate id="faq">
      <ul role="list" className={styles.list}>
        {faq.items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the desk gives all new questions the same text
          <li key={index} className={styles.item} style={{ '--place': index } as CSSProperties}>
            <Disclosure summary={item.question}>
              {item.kind === 'yes-no' ? <YesNo item={item} /> : <RichText text={item.answer} />}
            </Disclosure>
          </li>
        ))}
      </ul>
    </PageTemplate>
  );
}

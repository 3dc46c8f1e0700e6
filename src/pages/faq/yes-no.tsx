import { useState } from 'react';
import button from '../../components/button.module.css';
import { RichText } from '../../components/rich-text';
import { usePrinting } from '../../components/use-printing';
import type { FaqItem } from '../../model/content';
import styles from './yes-no.module.css';

export type YesNoProps = { item: Extract<FaqItem, { kind: 'yes-no' }> };

/** A follow-up question with two answers. The choice lasts while the page is open; paper shows both answers. */
export function YesNo({ item }: YesNoProps) {
  const [choice, setChoice] = useState<'yes' | 'no' | null>(null);
  const isPrinting = usePrinting();
  return (
    <>
      <p>{item.ask}</p>
      <div className={styles.choices}>
        {(['yes', 'no'] as const).map((answer) => (
          <button
            key={answer}
            type="button"
            className={button.button}
            aria-pressed={choice === answer}
            onClick={() => setChoice(answer)}
          >
            {labelOf(item, answer)}
          </button>
        ))}
      </div>
      <div role="status" className={styles.answer}>
        {isPrinting ? <PrintedAnswers item={item} /> : choice && <RichText text={item[choice]} />}
      </div>
    </>
  );
}

function PrintedAnswers({ item }: YesNoProps) {
  return (['yes', 'no'] as const).map((answer) => (
    <div key={answer} className={styles.printed}>
      <strong>{labelOf(item, answer)}</strong>
      <div>
        <RichText text={item[answer]} />
      </div>
    </div>
  ));
}

function labelOf(item: YesNoProps['item'], answer: 'yes' | 'no'): string {
  return answer === 'yes' ? item.yesLabel : item.noLabel;
}

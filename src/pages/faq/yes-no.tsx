import { useState } from 'react';
import button from '../../components/button.module.css';
import { RichText } from '../../components/rich-text';
import { usePrinting } from '../../components/use-printing';
import type { FaqItem } from '../../model/content';
import styles from './yes-no.module.css';

export type YesNoProps = { item: Extract<FaqItem, { kind: 'yes-no' }> };

const ANSWERS = ['yes', 'no'] as const;

/** A follow-up question with two answers. The choice lasts while the page is open; paper shows both answers. */
export function YesNo({ item }: YesNoProps) {
  const [choice, setChoice] = useState<'yes' | 'no' | null>(null);
  const isPrinting = usePrinting();
  const labels = { yes: item.yesLabel, no: item.noLabel };
  return (
    <>
      <p>{item.ask}</p>
      <div className={styles.choices}>
        {ANSWERS.map((answer) => (
          <button
            key={answer}
            type="button"
            className={button.button}
            aria-pressed={choice === answer}
            onClick={() => setChoice(answer)}
          >
            {labels[answer]}
          </button>
        ))}
      </div>
      <div role="status" className={styles.answer}>
        {isPrinting
          ? ANSWERS.map((answer) => (
              <div key={answer} className={styles.printed}>
                <strong>{labels[answer]}</strong>
                <div>
                  <RichText text={item[answer]} />
                </div>
              </div>
            ))
          : choice && <RichText text={item[choice]} />}
      </div>
    </>
  );
}

import { useId, useState } from 'react';
import button from '../../components/button.module.css';
import { RichText } from '../../components/rich-text';
import { usePrinting } from '../../components/use-printing';
import type { FaqItem } from '../../model/content';
import styles from './yes-no.module.css';

export type YesNoProps = { item: Extract<FaqItem, { kind: 'yes-no' }> };

const ANSWERS = ['yes', 'no'] as const;

/**
 * A follow-up question with two answers. The choice lasts while the page is open. Paper shows both answers, as does a
 * private site without a worker, where `src/private/show-page.ts` reveals them.
 */
export function YesNo({ item }: YesNoProps) {
  const [choice, setChoice] = useState<'yes' | 'no' | null>(null);
  const isPrinting = usePrinting();
  const id = useId();
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
            aria-controls={id + answer}
            onClick={() => setChoice(answer)}
          >
            {labels[answer]}
          </button>
        ))}
      </div>
      <div role="status" className={styles.answer}>
        {ANSWERS.map((answer) => (
          <div
            key={answer}
            id={id + answer}
            className={isPrinting ? styles.printed : undefined}
            hidden={!isPrinting && choice !== answer}
          >
            <strong hidden={!isPrinting}>{labels[answer]}</strong>
            <div>
              <RichText text={item[answer]} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

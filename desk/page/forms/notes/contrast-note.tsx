import { showRatio } from '../../../../src/model/colours/contrast';
import controls from '../../ui/controls.module.css';

/** A contrast ratio, and the least that its subject needs. `subject` is a plural: `Words on the paper`. */
export type Contrast = { ratio: number; least: number; subject: string };

/** Shows a contrast ratio, and in words whether the ratio is enough. */
export function ContrastNote({ ratio, least, subject }: Contrast) {
  const isEnough = ratio >= least;
  return (
    <p className={isEnough ? controls.hint : controls.wrong}>
      <strong>{showRatio(ratio)} : 1</strong>{' '}
      {isEnough ? `${subject} are easy to see.` : `${subject} are too faint: they need ${least} : 1.`}
    </p>
  );
}

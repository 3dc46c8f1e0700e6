import { showRatio } from '../../../../src/model/colours/contrast';

/** How readable text on a colour is. */
export type Contrast = {
  /** As `4.5 : 1`. */
  shown: string;
  isEnough: boolean;
  judgement: string;
};

/** Whether a text is a colour that content files accept: see `colour` in `schema-parts.ts`. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Judges a contrast ratio. @param least the ratio needed @param what starts the sentence, in the plural: `Words on it` */
export function judge(ratio: number, least: number, what: string): Contrast {
  const isEnough = ratio >= least;
  const judgement = isEnough ? `${what} are easy to see.` : `${what} are too faint: they need ${least} : 1.`;
  return { shown: `${showRatio(ratio)} : 1`, isEnough, judgement };
}

import { showRatio } from '../../../../src/model/colours/contrast';

/** How easy to see something on a colour is. */
export type Contrast = {
  /** The ratio in words: `4.5 : 1`. */
  shown: string;
  isEnough: boolean;
  /** A sentence on whether that is enough. */
  judgement: string;
};

/** Whether a text is a colour that content files accept: see `colour` in `schema-parts.ts`. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Judges a contrast ratio. @param least the ratio needed @param subject in the plural, `Words on it` */
export function judge(ratio: number, least: number, subject: string): Contrast {
  const isEnough = ratio >= least;
  const judgement = isEnough ? `${subject} are easy to see.` : `${subject} are too faint: they need ${least} : 1.`;
  return { shown: `${showRatio(ratio)} : 1`, isEnough, judgement };
}

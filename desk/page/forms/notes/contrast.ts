import { showRatio } from '../../../../src/model/colours/contrast';

/** A contrast ratio, and whether the ratio is enough. */
export type Contrast = {
  /** The ratio as couples read it, `4.5 : 1`. */
  shown: string;
  isEnough: boolean;
  /** A sentence that says whether the ratio is enough. */
  judgement: string;
};

/** Whether a text is a colour that content files accept: see `colour` in `schema-parts.ts`. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Judges a contrast ratio. @param least the ratio needed @param subject a plural: `Words on the paper` */
export function judge(ratio: number, least: number, subject: string): Contrast {
  const isEnough = ratio >= least;
  const judgement = isEnough ? `${subject} are easy to see.` : `${subject} are too faint: they need ${least} : 1.`;
  return { shown: `${showRatio(ratio)} : 1`, isEnough, judgement };
}

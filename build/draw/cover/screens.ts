import type { Screen } from './words.ts';

/** The screens on which the picture is measured, in CSS px. `desk` is any wide screen, even a phone held sideways. */
export const SCREENS = {
  phone: [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
    { width: 430, height: 932 },
  ],
  tablet: [
    { width: 820, height: 1180 },
    { width: 768, height: 1024 },
  ],
  desk: [
    { width: 1920, height: 1080 },
    { width: 1280, height: 800 },
    { width: 844, height: 390 },
  ],
} satisfies Record<string, Screen[]>;

export type Shape = keyof typeof SCREENS;
export const SHAPES = Object.keys(SCREENS) as Shape[];

/** The media query of each shape. */
export const MEDIA: Record<Shape, string> = {
  phone: '(max-aspect-ratio: 3/5)',
  tablet: '(min-aspect-ratio: 3/5) and (max-aspect-ratio: 1/1)',
  desk: '(min-aspect-ratio: 1/1)',
};

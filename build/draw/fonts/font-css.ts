import type { Typeface } from '../../../src/model/typefaces.ts';
import type { Face } from './faces.ts';
import { PAIRS } from './families.ts';
import { SYSTEM_FONTS, type Metrics } from './metrics.ts';
import { MAIN_ALPHABET, type Subset } from './subset-faces.ts';
import { rangeOf } from './used-letters.ts';

/** A font file's `@font-face` rules. An upright face's main file also has one for the fallback that shows until it loads. */
export function declareFace({ face, alphabet, file, letters, metrics }: Subset): string[] {
  const isMain = alphabet === MAIN_ALPHABET;
  const rule = `@font-face {
  font-family: '${face.family}';
  font-style: ${face.style};
  font-weight: ${face.weight};
  font-display: swap;
  src: url("${file.replaceAll('\\', '/')}") format('woff2');${isMain ? '' : `\n  unicode-range: ${rangeOf(letters)};`}
}`;
  return isMain && face.style === 'normal' ? [rule, declareFallback(face, metrics)] : [rule];
}

/** Fits a system font so that its lines break where those of the real font will, and are as high. */
function declareFallback({ family, kind }: Face, { ascent, descent, lineGap, averageWidth }: Metrics): string {
  const system = SYSTEM_FONTS[kind];
  const size = averageWidth / system.averageWidth;
  // The overrides are relative to the adjusted size.
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: '${family} Fallback';
  src: ${system.local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: ${percent(lineGap / size)};
}`;
}

/** The rule for the families; its doubled `:root` makes it override `tokens.css` in any order. */
export function familyRule(typeface: Typeface): string {
  const { display, text } = PAIRS[typeface];
  const listOf = ({ family, kind }: typeof display) =>
    `'${family}', '${family} Fallback', ${kind === 'serif' ? 'Georgia, serif' : 'system-ui, sans-serif'}`;
  return `:root:root {\n  --font-display: ${listOf(display)};\n  --font-text: ${listOf(text)};\n}`;
}

/*
 * Reads and edits TrueType fonts. Offsets in bytes are those of the OpenType specification:
 * https://learn.microsoft.com/typography/opentype/spec/
 */

/** What decides how high lines are and where they break, in em. `descent` is positive below the baseline. */
export type Metrics = { ascent: number; descent: number; lineGap: number; averageWidth: number };

/** How often each letter occurs in a thousand characters of English: weights for the average width. */
const FREQUENCY: Record<string, number> = {
  ' ': 182, e: 103, t: 75, a: 65, o: 62, i: 57, n: 57, s: 53, h: 50, r: 50, l: 33, d: 33, u: 23, c: 22, m: 20,
  f: 20, w: 17, g: 16, p: 15, y: 14, b: 13, v: 8, k: 6, x: 1, j: 1, q: 1, z: 1,
}; // prettier-ignore

/** Georgia and Arial, measured with these weights. Their free replacements are as wide; Roboto is nearly as wide. */
export const SYSTEM_FONTS = {
  serif: { local: ['Georgia', 'Gelasio'], averageWidth: 0.444 },
  sans: { local: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'], averageWidth: 0.4397 },
} as const;

/** Reads the metrics of a TrueType font. */
export function readMetrics(font: Buffer): Metrics {
  const unitsPerEm = readUnitsPerEm(font);
  const hhea = findTable(font, 'hhea');
  const widthOf = readWidths(font);
  const letters = Object.entries(FREQUENCY);
  const total = letters.reduce((sum, [, weight]) => sum + weight, 0);
  const averageWidth = letters.reduce((sum, [letter, weight]) => sum + widthOf(letter) * weight, 0) / total;
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
    averageWidth,
  };
}

/** Returns only the letters that a TrueType font has. */
export function lettersInFont(font: Buffer, letters: string): string {
  const cmap = findTable(font, 'cmap');
  return Array.from(letters)
    .filter((letter) => glyphOf(font, cmap, letter) !== 0)
    .join('');
}

/** Reads how far a TrueType font's letters reach from the baseline, in em; 0 for a missing letter or a space. */
export function readReach(font: Buffer): (letter: string) => { above: number; below: number } {
  const hasLongOffsets = font.readInt16BE(findTable(font, 'head') + 50) === 1;
  const [cmap, loca, glyf] = [findTable(font, 'cmap'), findTable(font, 'loca'), findTable(font, 'glyf')];
  // Short offsets are stored as half their value.
  const startOf = (glyph: number) =>
    hasLongOffsets ? font.readUInt32BE(loca + 4 * glyph) : 2 * font.readUInt16BE(loca + 2 * glyph);
  const unitsPerEm = readUnitsPerEm(font);
  return (letter) => {
    const glyph = glyphOf(font, cmap, letter);
    const isBlank = startOf(glyph + 1) === startOf(glyph);
    if (glyph === 0 || isBlank) return { above: 0, below: 0 };
    const outline = glyf + startOf(glyph);
    return {
      above: Math.max(0, font.readInt16BE(outline + 8) / unitsPerEm),
      below: Math.max(0, -font.readInt16BE(outline + 4) / unitsPerEm),
    };
  };
}

/** Scales a TrueType font by changing its units per em. The caller must subset the result, to correct its checksums. */
export function rescale(font: Buffer, scale: number): Buffer {
  const scaled = Buffer.from(font);
  scaled.writeUInt16BE(Math.round(readUnitsPerEm(font) / scale), findTable(font, 'head') + 18);
  return scaled;
}

/** Reads the widths of a TrueType font's letters, in em; 0 for a missing letter. */
export function readWidths(font: Buffer): (letter: string) => number {
  // All later glyphs are as wide as the last one with a width of its own.
  const widthCount = font.readUInt16BE(findTable(font, 'hhea') + 34);
  const hmtx = findTable(font, 'hmtx');
  const cmap = findTable(font, 'cmap');
  const unitsPerEm = readUnitsPerEm(font);
  return (letter) => {
    const glyph = glyphOf(font, cmap, letter);
    return glyph === 0 ? 0 : font.readUInt16BE(hmtx + 4 * Math.min(glyph, widthCount - 1)) / unitsPerEm;
  };
}

function readUnitsPerEm(font: Buffer): number {
  return font.readUInt16BE(findTable(font, 'head') + 18);
}

/** The offset of a table. */
function findTable(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table "${tag}"`);
}

/** The index of a letter's glyph, from the font's map of the basic plane (`cmap` format 4); 0 for a missing letter. */
function glyphOf(font: Buffer, cmap: number, letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  const count = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const map = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (font.readUInt16BE(map) !== 4) continue;
    // Four arrays, with two bytes for each segment of codes: last codes, first codes, deltas, offsets. Two unused bytes
    // follow the first array.
    const arrayBytes = font.readUInt16BE(map + 6);
    for (let segment = 0; segment < arrayBytes; segment += 2) {
      if (font.readUInt16BE(map + 14 + segment) < code) continue;
      const start = font.readUInt16BE(map + 16 + arrayBytes + segment);
      const delta = font.readInt16BE(map + 16 + 2 * arrayBytes + segment);
      const offsetAt = map + 16 + 3 * arrayBytes + segment;
      const offset = font.readUInt16BE(offsetAt);
      if (code < start) return 0;
      if (offset === 0) return (code + delta) & 0xffff;
      return (font.readUInt16BE(offsetAt + offset + 2 * (code - start)) + delta) & 0xffff;
    }
  }
  return 0;
}

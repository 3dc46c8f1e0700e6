/**
 * How every QR code here is encoded. Level M corrects 15 % of the squares; `boostEcc` raises the level where this does
 * not enlarge the code. `border` is the white margin that scanners need, in squares.
 */
export const QR_OPTIONS = { ecc: 'M', boostEcc: true, border: 4 } as const;

/** The dark squares of a code as an SVG path, in which each square is one unit wide. */
export function darkSquares(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

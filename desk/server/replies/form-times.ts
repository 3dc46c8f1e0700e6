/** The titles of Google's column of times in the languages that this site has words for, in plain letters. */
const TIMESTAMP =
  /^(timestamp|zeitstempel|horodateur|marca temporal|informazioni cronologiche|carimbo de data\/hora|позначка часу)$/;

/** The start of a date with the day or the month first. */
const SHORT_DATE = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](?=\d{4})/;

/**
 * When each answer in a form's table was sent, in ms since 1970; NaN if unknown. Without a known title, the first column
 * whose title mentions a time or date is used.
 * @param isAbout whether a title, in plain letters, has a sign
 */
export function formTimes(
  rows: readonly Record<string, string>[],
  isAbout: (title: string, sign: RegExp) => boolean,
): number[] {
  return readTimes(
    rows.map((row) => {
      const cells = Object.entries(row);
      const find = (sign: RegExp) => cells.find(([title]) => isAbout(title, sign))?.[1];
      return find(TIMESTAMP) ?? find(/time|date/) ?? '';
    }),
  );
}

/**
 * Reads times, in ms since 1970; NaN if unknown. A number above 12 in any short date shows whether the day or the month is
 * first. If no date shows it, or two disagree, the times of all short dates are unknown.
 */
function readTimes(texts: readonly string[]): number[] {
  const dates = texts.map((text) => SHORT_DATE.exec(text));
  const [isDayFirst, isMonthFirst] = [1, 2].map((place) => dates.some((date) => Number(date?.[place]) > 12));
  return texts.map((text, index) => {
    if (dates[index] && isDayFirst === isMonthFirst) return NaN;
    // `Date.parse` expects the month first, and colons in a time, which is `10.05.00` in Italian tables.
    const withColons = text.replace(/ (\d{1,2})\.(\d\d)\.(\d\d)$/, ' $1:$2:$3');
    return Date.parse(isDayFirst ? withColons.replace(SHORT_DATE, '$2/$1/') : withColons);
  });
}

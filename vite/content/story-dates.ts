const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Months since year 0 for a card's date such as `June 2017` or `June 3rd, 2017`; null for freer wordings. */
export function monthOf(date: string): number | null {
  const [, name = '', year = ''] =
    /^([a-z]{3})[a-z]*\.?\s(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?(\d{4})$/i.exec(date.trim()) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase());
  return month < 0 ? null : Number(year) * 12 + month;
}

import { isSafe } from '../../../src/model/markdown';

/** The address in a typed text: a web page, an email, a phone number or a page of the site. Null if it has none. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^https?:\/\//i.test(text)
    ? text.replace(/^https?/i, 'https')
    : /^[^\s@/:]+@[^\s@]+\.[^\s@]+$/.test(text)
      ? `mailto:${text}`
      : /^[+(]{0,2}\d[\d\s()./\p{Pd}]{5,}$/u.test(text)
        ? // After a country code the 0 of `+44 (0)20` must not be dialled.
          `tel:${text.replace(/(\+.*)\(0\)/, '$1').replaceAll(/[^+\d]/g, '')}`
        : /^([\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}]{2,}([/?#].*)?$/u.test(text)
          ? `https://${text}`
          : text;
  // Light Markdown ends an address at any space or an unpaired bracket.
  const written = address.replaceAll(/\p{Z}/gu, encodeURIComponent).replaceAll('(', '%28').replaceAll(')', '%29');
  return isSafe(written) ? written : null;
}

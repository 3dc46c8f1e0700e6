import { isSafe } from '../../../src/model/markdown';

/** The address in a typed text: a web page, an email, a phone number or a page of the site. Null if it has none. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^http:\/\//i.test(text)
    ? text.replace(/^http/i, 'https')
    : /^[^\s@/:]+@[^\s@]+\.[^\s@]+$/.test(text)
      ? `mailto:${text}`
      : /^\+?\d[\d\s().-]{5,}$/.test(text)
        ? `tel:${text.replaceAll(/[^+\d]/g, '')}`
        : /^([\w-]+\.)+[a-z]{2,}([/?#].*)?$/i.test(text)
          ? `https://${text}`
          : text;
  // Light Markdown ends an address at a space or a bracket.
  const written = address.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');
  return isSafe(written) ? written : null;
}

import { isSafeLink } from '../../../src/model/text/markdown';

const WEB_PAGE = /^https?:\/\//i;
const EMAIL = /^[^\s@/:]+@[^\s@]+\.[^\s@]+$/;
/** At least six characters, so that a year is not a phone number. */
const PHONE = /^[+(]{0,2}\d[\d\s()./\p{Pd}]{5,}$/u;
/** A web page without `https://`: `example.com/map`. */
const DOMAIN = /^([\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}]{2,}([/?#].*)?$/u;

/** The address that a text means: a web page, an email, a phone number or a page of the site; null if it means none. */
export function linkAddress(typed: string): string | null {
  // Light Markdown ends an address at any space or an unpaired bracket.
  const address = addScheme(typed.trim())
    .replaceAll(/\p{Z}/gu, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
  return isSafeLink(address) ? address : null;
}

function addScheme(text: string): string {
  // Links with `http:` are not allowed: see `isSafeLink`.
  if (WEB_PAGE.test(text)) return text.replace(/^https?/i, 'https');
  if (EMAIL.test(text)) return `mailto:${text}`;
  // After a country code, the 0 of `+44 (0)20` must not be dialled.
  if (PHONE.test(text)) return `tel:${text.replace(/(\+.*)\(0\)/, '$1').replaceAll(/[^+\d]/g, '')}`;
  if (DOMAIN.test(text)) return `https://${text}`;
  return text;
}

import { HOSTS, type HostId } from '../../model/publishing.ts';

/** The most characters to quote of a host's own words. */
const LONGEST_QUOTE = 200;

/** Explains a host’s refusal and what to do next. @param data the JSON of the host's answer, or null */
export function explainRefusal(host: HostId, status: number, data: unknown): string {
  const said = messageIn(data);
  const { name, scopes, statusPage } = HOSTS[host];
  const quoted = said === '' ? '' : ` ${name} says: “${said}”.`;
  // First, since a message about a full account says more than the status.
  if (status === 402 || /credit|quota|billing|usage limit/i.test(said))
    return `Your account at ${name} is full.${quoted} Look at its usage there, wait for the next month, or put your site on another host.`;
  if (status === 401)
    return `${name} does not accept this token. It may be incomplete, or have expired. If it is kept here, first choose “Forget the token” (in a terminal: --forget). Then enter a new one.`;
  if (status === 403)
    return `Your token does not have the right to do this at ${name}. Make a new one with these rights: ${scopes}.${quoted}`;
  if (status === 413)
    return `A file is too large for ${name}.${quoted} Remove the largest, such as a download in “public”, or choose another host.`;
  if (status === 429)
    return `${name} asks for a pause: too much was published within a short time. Try again in a few minutes.`;
  if (status >= 500) return `${name} is having problems (${status}). Try again later; ${statusPage} shows its status.`;
  return `${name} refused this (${status}).${quoted} Try again later; ${statusPage} shows its status.`;
}

/** The host's own words, or an empty text. Cloudflare sends a list, Netlify one message. */
function messageIn(data: unknown): string {
  const { errors, message } = (data ?? {}) as { errors?: unknown; message?: unknown };
  const [first] = Array.isArray(errors) ? (errors as { message?: unknown }[]) : [];
  const said = first?.message ?? message;
  return typeof said === 'string' ? said.slice(0, LONGEST_QUOTE) : '';
}

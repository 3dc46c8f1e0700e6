import PostalMime from 'postal-mime';
import type { ReplyContent } from '../../../src/model/content.ts';
import { findReplies, type FoundCodes } from '../../../src/reply/code.ts';
import { decodeText } from '../../../build/read/yaml/decode.ts';
import { FileTrouble } from '../undo/content-files.ts';
import type { ReplyKey } from '../../../src/reply/sealing.ts';
import { readForm } from './read-form.ts';

/**
 * Finds the answers in pasted messages, a chat's export, a table, or saved mail.
 * @param name the file's name, whose extension tells mail and tables from other text
 * @param page the reply page, whose words are compared with the table of a form service; null to find only codes
 * @param key opens sealed codes; null if the couple's folder has no key
 * @throws FileTrouble if a form's table is not UTF-8 or does not show who is coming
 */
export async function readMessages(
  name: string,
  bytes: Buffer,
  page: ReplyContent | null,
  key: ReplyKey | null,
): Promise<FoundCodes> {
  // Codes are ASCII, so they are legible in any encoding once the zeros of UTF-16 are removed.
  const text = bytes.toString('utf8').replaceAll('\0', '');
  if (/(\.eml|\.mbx|\bmbox)$/i.test(name)) {
    const mails = await Promise.all(mailsIn(name, text).map(textOf));
    return findReplies(mails.join('\n'), key);
  }
  const found = await findReplies(text, key);
  const hasCodes = found.replies.length + found.damaged + found.locked > 0;
  if (hasCodes || page === null || !/\.csv$/i.test(name)) return found;
  // A table without codes is a form's. In another encoding than UTF-8, its names would be damaged.
  const decoded = decodeText(bytes);
  if ('message' in decoded) throw new FileTrouble(decoded.message);
  return { ...found, replies: readForm(decoded.text, page) };
}

/** Splits a mailbox into its mails, each of which starts with a line “From …”. An `.eml` file is only one mail. */
function mailsIn(name: string, text: string): string[] {
  return /\.eml$/i.test(name) ? [text] : text.split(/^From .*\r?\n/m).filter(Boolean);
}

/** A mail's plain text, or its HTML if it has no plain text. */
async function textOf(mail: string): Promise<string> {
  const { text, html } = await PostalMime.parse(mail);
  return text?.trim() ? text : (html ?? '');
}

import PostalMime from 'postal-mime';
import type { ReplyContent } from '../../../src/model/content.ts';
import { findReplies } from '../../../src/reply/code.ts';
import type { Reply } from '../../../src/reply/reply.ts';
import { readForm } from './read-form.ts';

type Found = { replies: Reply[]; damaged: number };

/**
 * Finds the answers in pasted messages, a chat's export, a table, or saved mail.
 * @param page what a form asks; without it, only codes are found
 */
export async function readMessages(name: string, bytes: Buffer, page: ReplyContent | null): Promise<Found> {
  const text = bytes.toString('utf8');
  if (!/\.(eml|mbo?x)$/i.test(name)) {
    const found = findReplies(text);
    const isForm = page !== null && /\.csv$/i.test(name) && found.replies.length + found.damaged === 0;
    return isForm ? { replies: readForm(text, page), damaged: 0 } : found;
  }
  const found = await Promise.all(mailsIn(name, text).map(async (mail) => findReplies(await textOf(mail))));
  return {
    replies: found.flatMap(({ replies }) => replies),
    damaged: found.reduce((sum, { damaged }) => sum + damaged, 0),
  };
}

/** A mailbox starts each message with a line "From ". */
function mailsIn(name: string, text: string): string[] {
  return /\.eml$/i.test(name) ? [text] : text.split(/^From .*\r?\n/m).filter(Boolean);
}

/** A mail's text, or its HTML where it has no text. */
async function textOf(mail: string): Promise<string> {
  const { text, html } = await PostalMime.parse(mail);
  return text?.trim() ? text : (html ?? '');
}

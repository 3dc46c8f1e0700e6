import PostalMime from 'postal-mime';
import { findReplies } from '../../../src/reply/code.ts';
import type { Reply } from '../../../src/reply/reply.ts';

/** Finds the answers in pasted messages, a chat's export, a table, or saved mail. */
export async function readMessages(name: string, bytes: Buffer): Promise<{ replies: Reply[]; damaged: number }> {
  const text = bytes.toString('utf8');
  if (!/\.(eml|mbox?)$/i.test(name)) return findReplies(text);
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

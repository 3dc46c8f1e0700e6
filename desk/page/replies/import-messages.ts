import { MOST_BYTES } from '../../model/replies/message-limit';
import type { FoundReplies } from '../../protocol';
import { sendMessages } from '../state/clients/reply-client';

/** What the couple should check if the answers cannot be read or saved. */
export const WHAT_TO_CHECK =
  'Check that the window of npm run edit is still open, and that nobody has changed .our-story/replies.json by hand.';

/** Finds the answers in files and saves them. @returns a message about them, and whether any file was read */
export async function importMessages(chosen: readonly File[]): Promise<{ result: string; isAnyRead: boolean }> {
  const files = chosen.filter(({ size }) => size <= MOST_BYTES);
  const tooLarge = chosen.filter((file) => !files.includes(file));
  /** The response to each file; null if its request failed. */
  const responses = await Promise.all(files.map((file) => sendMessages(file).catch(() => null)));
  const found = responses.flatMap((response) => (response && 'found' in response ? response : []));
  const refused = files.flatMap((file, index) => {
    const response = responses[index];
    return response && 'message' in response ? `Not read: ${listNames([file])}. ${response.message}` : [];
  });
  const unread = files.filter((_, index) => responses[index] === null);
  const isAnyRead = found.length > 0;
  const sentences = [
    isAnyRead && describeFound(found),
    ...refused,
    unread.length > 0 &&
      `${isAnyRead ? `Not read: ${listNames(unread)}` : 'Nothing was read'}. ${WHAT_TO_CHECK} Then try again.`,
    tooLarge.length > 0 &&
      `Larger than ${MOST_BYTES / 1e6} MB, so not read: ${listNames(tooLarge)}. Save only the messages with answers.`,
  ];
  return { result: sentences.filter(Boolean).join(' '), isAnyRead };
}

const listNames = (files: readonly File[]) => files.map(({ name }) => `“${name}”`).join(', ');

/** Sentences about what was found in all files. */
function describeFound(results: readonly FoundReplies[]): string {
  const sum = (key: keyof FoundReplies) => results.reduce((total, result) => total + result[key], 0);
  const [found, fresh, damaged, locked] = [sum('found'), sum('fresh'), sum('damaged'), sum('locked')];
  const known = found - fresh;
  const noKey = 'sealed for a key that is not in this folder.';
  const onPublisher = 'on the computer that published the site at the time';
  const parts = [
    fresh > 0 && `${fresh === 1 ? '1 new answer' : `${fresh} new answers`}.`,
    known > 0 && `${known === 1 ? '1 answer' : `${known} answers`} you already had.`,
    damaged > 0 &&
      `${damaged === 1 ? '1 code is' : `${damaged} codes are`} damaged: ask for the message again, or copy all of it.`,
    locked === 1 &&
      `1 answer is ${noKey} Paste it ${onPublisher}, or ask the guest to answer again on the site as it is now.`,
    locked > 1 &&
      `${locked} answers are ${noKey} Paste them ${onPublisher}, or ask the guests to answer again on the site as it is now.`,
  ].filter(Boolean);
  return parts.length > 0
    ? parts.join(' ')
    : 'No answer was found. Paste at least the last line of the message, with its brackets.';
}

import type { Project } from '../../../build/read/project.ts';
import { findReplyKey } from '../../../build/emit/private/site-key.ts';
import { makeReply } from '../../../build/make/make-reply.ts';
import { coupleNames } from '../../../build/read/facts/couple-names.ts';
import { MOST_BYTES } from '../../model/replies/message-limit.ts';
import type { Answer, GuestAnswers } from '../../protocol.ts';
import { readBytes } from '../body.ts';
import type { Editor } from '../editor.ts';
import type { DeskRequest } from '../requests.ts';
import { orRefuse } from '../undo/content-files.ts';
import { readMessages } from './read-messages.ts';
import { addReplies, readReplies, setAside } from './reply-file.ts';

/** The desk's requests about the guests' answers. */
export function replyRoutes(project: Project, editor: Editor) {
  /** Reads the content and its reply page; `page` is null if there is none or the content has a mistake. */
  const readPage = async () => {
    const { written, whole } = await project.read();
    // Even if the couple have hidden the page: answers still count.
    const reply = whole?.reply;
    return { written, page: written && reply ? await makeReply(reply, project, written) : null };
  };
  const state = async (): Promise<GuestAnswers> => {
    const { written, page } = await readPage();
    const couple = written ? coupleNames(written.site) : '';
    const { events = [], dishes = [] } = page ?? {};
    return { couple, ...(await readReplies(project)), isPageKnown: page !== null, events, dishes };
  };
  return {
    'GET /replies': () => orRefuse(() => editor.between(state)),
    'POST /replies/aside': ({ query }: DeskRequest) =>
      orRefuse(async (): Promise<Answer> => {
        await editor.between(() => setAside(project, query.get('id') ?? '', query.get('aside') === 'true'));
        return { status: 'done' };
      }),
    'POST /replies': ({ request, query }: DeskRequest) =>
      orRefuse(async () => {
        const { page } = await readPage();
        const { replies, ...unreadable } = await readMessages(
          query.get('name') ?? '',
          await readBytes(request, MOST_BYTES),
          page,
          await findReplyKey(project),
        );
        return editor.between(async () => ({
          found: replies.length,
          ...unreadable,
          fresh: await addReplies(project, replies),
        }));
      }),
  };
}

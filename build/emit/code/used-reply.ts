import type { Plugin } from 'vite';
import type { Project } from '../../read/project.ts';

/**
 * The reply page's row in `pages.ts`, its emblem in each world (a string or an object, named `C` where it is a signal
 * flag), and the lines with `Envelope`, the names of an invitation on the cover.
 */
const REPLY_LINES =
  /^(?: {2}(?:\{ id: 'reply'.*\}|(?:reply|C): (?:'.*'|\{\n(?: {4}.*\n)+ {2}\})),|.*\bEnvelope\b.*)\n/gm;

/** Leaves the page's row and emblems, and the envelope, out of what guests download if there is no reply page. */
export function usedReply(project: Project): Plugin {
  return {
    name: 'used-reply',
    apply: 'build',
    // Before TypeScript is compiled, since the pattern matches the source.
    enforce: 'pre',
    transform: {
      filter: { id: /\/(model\/pages|signal-flags|flowers|emblem|landing)\.tsx?$/ },
      async handler(code) {
        const { written } = await project.read();
        return written && !written.reply ? code.replaceAll(REPLY_LINES, '') : null;
      },
    },
  };
}

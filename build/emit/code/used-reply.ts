import type { Plugin } from 'vite';
import type { Project } from '../../read/project.ts';

/**
 * The page's row in `pages.ts`, its emblem in each world (a string or an object, named `C` where it is a signal flag),
 * and lines with the envelope.
 */
const REPLY_LINES =
  /^(?: {2}(?:\{ id: 'reply'.*\}|(?:reply|C): (?:'.*'|\{\n(?: {4}.*\n)+ {2}\})),|.*\bEnvelope\b.*)\n/gm;

/** Leaves the reply page's row, emblems and envelope out of the download of couples who do not have the page. */
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

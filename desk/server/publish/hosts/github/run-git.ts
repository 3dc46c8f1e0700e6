import { spawn } from 'node:child_process';
import { PublishTrouble, STOPPED, type SiteAccess } from '../../host.ts';
import { explainGit } from './explain-git.ts';

/** Git may ask for a password only in a terminal, and the desk has none. Its messages are read in English. */
const SILENT = { GIT_TERMINAL_PROMPT: '0', GCM_INTERACTIVE: 'never', LC_ALL: 'C' };

/** Runs git and returns its output. @throws PublishTrouble if it fails */
export function runGit(
  options: readonly string[],
  cwd: string,
  { net }: Pick<SiteAccess, 'net'>,
  input = '',
): Promise<string> {
  return new Promise((resolve, reject) => {
    const git = spawn('git', options, { cwd, env: { ...net.env, ...SILENT }, signal: net.signal });
    let [output, trouble] = ['', ''];
    git.stdout.setEncoding('utf8').on('data', (piece: string) => (output += piece));
    git.stderr.setEncoding('utf8').on('data', (piece: string) => (trouble += piece));
    git.once('error', (error) => reject(explainStart(error)));
    git.once('close', (code) => (code === 0 ? resolve(output.trim()) : reject(explainGit(trouble))));
    // Git may end before it has read everything.
    git.stdin.on('error', () => {}).end(input);
  });
}

function explainStart(error: Error): PublishTrouble {
  if (error.name === 'AbortError') return new PublishTrouble(STOPPED);
  return new PublishTrouble(
    'Git is not installed on this computer. Install it from git-scm.com, or choose another host.',
  );
}

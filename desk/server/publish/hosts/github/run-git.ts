import { spawn } from 'node:child_process';
import { PublishTrouble, STOPPED, type SiteAccess } from '../../host.ts';
import { explainGit } from './explain-git.ts';

/** Keeps git from asking for a password, which the desk could not answer. `explainGit` reads its messages in English. */
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
    // If git ends before it has read everything, its exit code tells more.
    git.stdin.on('error', () => {}).end(input);
  });
}

function explainStart(error: Error): PublishTrouble {
  if (error.name === 'AbortError') return new PublishTrouble(STOPPED);
  return new PublishTrouble(
    'Git is not installed on this computer. Install it from git-scm.com, or choose another host.',
  );
}

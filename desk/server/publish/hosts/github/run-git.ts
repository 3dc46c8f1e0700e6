import { spawn } from 'node:child_process';
import { PublishTrouble, STOPPED, type SiteAccess } from '../../host.ts';
import { explainGit } from './explain-git.ts';

/** Git must not ask for a password, which the desk could not answer, and must write English, which `explainGit` reads. */
const GIT_ENV = { GIT_TERMINAL_PROMPT: '0', GCM_INTERACTIVE: 'never', LC_ALL: 'C' };

/** Runs git and returns its output. @throws PublishTrouble if it fails */
export function runGit(
  args: readonly string[],
  cwd: string,
  { net }: Pick<SiteAccess, 'net'>,
  input = '',
): Promise<string> {
  return new Promise((resolve, reject) => {
    const git = spawn('git', args, { cwd, env: { ...net.env, ...GIT_ENV }, signal: net.signal });
    let [output, errors] = ['', ''];
    git.stdout.setEncoding('utf8').on('data', (piece: string) => (output += piece));
    git.stderr.setEncoding('utf8').on('data', (piece: string) => (errors += piece));
    git.once('error', (error) => reject(explainSpawnError(error)));
    git.once('close', (code) => (code === 0 ? resolve(output.trim()) : reject(explainGit(errors))));
    // Ignores a broken pipe: if git ends before it has read the input, its own errors say why.
    git.stdin.on('error', () => {}).end(input);
  });
}

function explainSpawnError(error: Error): PublishTrouble {
  if (error.name === 'AbortError') return new PublishTrouble(STOPPED);
  return new PublishTrouble(
    'Git is not installed on this computer. Install it from git-scm.com, or choose another host.',
  );
}

import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks a yes-or-no question. @param usual the answer on Return, and without a terminal */
export async function confirm(question: string, usual: boolean): Promise<boolean> {
  if (!process.stdin.isTTY) return usual;
  const terminal = createInterface(process.stdin, process.stdout);
  const answer = (await terminal.question(`${question} (${usual ? 'yes' : 'no'}) `)).trim();
  terminal.close();
  return answer === '' ? usual : /^y(es)?$/i.test(answer);
}

/** Asks without showing what is typed. */
export async function askSecretly(question: string): Promise<string> {
  process.stdout.write(question);
  const silence = new Writable({ write: (_piece, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: process.stdin.isTTY });
  const answer = await terminal.question('');
  terminal.close();
  console.log();
  return answer;
}

import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks a yes-or-no question. @param usual the answer on Return, and without a terminal */
export async function confirm(question: string, usual: boolean): Promise<boolean> {
  if (!process.stdin.isTTY) return usual;
  const prompt = `${question} (${usual ? 'yes' : 'no'}) `;
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt });
  terminal.prompt();
  const answer = (await readLine(terminal))?.trim() ?? 'no';
  return answer === '' ? usual : /^y(es)?$/i.test(answer);
}

/** Asks without showing what is typed. @returns an empty text if the input ends before an answer */
export async function askSecretly(question: string): Promise<string> {
  process.stdout.write(question);
  const silence = new Writable({ write: (_piece, _encoding, done) => done() });
  const answer = await readLine(
    createInterface({ input: process.stdin, output: silence, terminal: process.stdin.isTTY }),
  );
  console.log();
  return answer ?? '';
}

/** The first line; null if the input ends before it, as with Ctrl+D. */
async function readLine(terminal: Interface): Promise<string | null> {
  const line = await new Promise<string | null>((done) => {
    terminal.once('line', done);
    terminal.once('close', () => done(null));
  });
  terminal.close();
  return line;
}

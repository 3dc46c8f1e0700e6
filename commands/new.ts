import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { listQuestions, readAnswers, type Answers } from '../desk/server/start/answers.ts';
import type { QuestionName, Refused } from '../desk/protocol.ts';
import { findZones } from '../desk/server/find-zones.ts';
import { isFree, writeFolder } from '../desk/server/start/write-folder.ts';
import { orRefuse } from '../desk/server/undo/content-files.ts';
import { addEngine } from './support/add-engine.ts';
import { FLAG, readOptions, TEXT } from './support/read-options.ts';
import { refuse } from './support/refuse.ts';
import { install } from './support/run-npm.ts';

const USAGE = `our-story new <folder> [--yes] [--sample] [--names "A,B"] [--date 2027-05-01] [--place "Lisbon"] [--language en] [--world photo]`;

const OPTIONS = { yes: FLAG, sample: FLAG, names: TEXT, date: TEXT, place: TEXT, language: TEXT, world: TEXT };

/** `our-story new <folder>`: makes a couple's folder. Asks the questions that the options do not answer. */
export async function run(root: string, options: string[] = []): Promise<boolean> {
  const parsed = readOptions(options, OPTIONS, 1);
  const [name] = parsed?.positionals ?? [];
  if (!parsed || name === undefined) return refuse(USAGE);
  const { yes, sample, ...given } = parsed.values;
  const folder = resolve(root, name);
  if (!(await isFree(folder))) return refuse(`There is already something at ${folder}. Choose a new folder.`);
  const terminal = createInterface({ input: process.stdin });
  // Null copies the sample.
  const answers = sample ? null : await ask(given, yes, terminal[Symbol.asyncIterator]());
  terminal.close();
  if (answers !== null && 'status' in answers) return refuse(answers.message);
  const [town] = answers ? findZones(answers.place) : [];
  // A town that is missing from the list may match another: “Capri” finds Katima Mulilo, in the Caprivi Strip.
  if (town) console.log(`Time zone ${town.zone}, as in ${town.place}. If that is wrong, change it in the desk.`);
  const trouble = await orRefuse(async () => {
    await mkdir(folder, { recursive: true });
    await writeFolder(folder, answers, addEngine(folder));
    return null;
  });
  if (trouble !== null) return refuse(trouble.message);
  console.log(`\nYour folder is ${folder}. Fetching what it needs …\n`);
  const isInstalled = install(folder);
  // Without this note, the starters (`Edit (Mac).command`, `Edit (Windows).cmd`) fetch everything again.
  if (isInstalled) await writeFile(join(folder, 'node_modules/.installed-for'), `${process.platform}-${process.arch}`);
  const installStep = isInstalled ? '' : '  npm install\n';
  console.log(`\nNext, double-click Edit (Mac).command or Edit (Windows).cmd in that folder. Or in a terminal:

  cd "${relative(root, folder) || '.'}"\n${installStep}  npm run edit\n`);
  return true;
}

/**
 * Asks the questions that the options do not answer. An empty line, or the end of the input, is the usual answer.
 * @param isSilent whether to take the usual answers instead of asking
 * @param lines what the couple type, line by line
 * @returns all answers, or what is wrong with an option
 */
async function ask(
  given: Partial<Record<QuestionName, string>>,
  isSilent: boolean,
  lines: AsyncIterator<string>,
): Promise<Answers | Refused> {
  const answers = { ...given };
  for (const { name, question, usual, choices, faultOf } of listQuestions()) {
    const option = given[name];
    const optionFault = option === undefined ? null : faultOf(option);
    if (optionFault !== null) return { status: 'refused', message: `--${name} ${option}: ${optionFault}` };
    if (option === undefined && isSilent) answers[name] = usual;
    while (answers[name] === undefined) {
      process.stdout.write(`${question}${choices ? `: ${choices.join(', ')}` : ''} (${usual}): `);
      const line = await lines.next();
      const typed = (line.done ? '' : line.value.trim()) || usual;
      const fault = faultOf(typed);
      if (fault === null) answers[name] = typed;
      else console.log(fault);
    }
  }
  return readAnswers(answers);
}

import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import type { ReplyContent } from '../../../src/model/content.ts';
import { plainName } from '../../model/names/plain-name.ts';
import { FileTrouble } from '../undo/content-files.ts';
import { formTimes } from './form-times.ts';
import { LONGEST_MESSAGE, LONGEST_TEXT, MOST_PEOPLE, type Reply } from '../../../src/reply/reply.ts';

/** The reply page's own words for its questions, which a form may use, too. */
type Page = Pick<ReplyContent, 'events' | 'dishes' | 'words'>;

/** Matches the start of a cell. The lookahead ends a word, as `\b` does only after ASCII letters. */
const startsWith = (...words: readonly RegExp[]) =>
  new RegExp(String.raw`^(${words.map(({ source }) => source).join('|')})(?![\p{L}\p{N}])`, 'iu');

/** The start of a cell that means yes: signs and English, then other languages by their script. */
const YES = startsWith(
  /1|x|✓|y|yes|true|coming|(will )?attend(ing|s)?|(joyfully )?accepts?/,
  /ja|oui|s[iíì]|sim|[aá]no|evet|igen|jah|jā|kyllä|taip|có/,
  // Before another word, these may be a name or mean something else: in German, “Da kann ich nicht” is a no.
  /(da|já|tak|ya)(?=[,.!]|$)/,
  /так|да|ναι|نعم|כן|हाँ|हां/,
  /はい|[ご御]?(出席|参加)(します|する)?|是的?|[会會能](来|來|参加|參加|出席|的)?|參加|네|예|참석(합니다)?$/,
);

/** The same for no. It also matches “No nuts”, so `findYesNo` needs every answer to a question to mean yes or no. */
const NO = startsWith(
  /0|✗|no?|false|(will )?not|(can( ?no|[’'])?|won[’']?)t|unable|sorry|(\p{L}+ )?declines?/u,
  /nein|non|não|ne[ejm]|nē|nei takk|nie (mogę|będę|przyjdę)|hayır|không|tidak/,
  // Before another word, these may be a name.
  /(ei|nei?|nie|nu)(?=[,.!]|$)/,
  /ні|нет|не|[όο]χι|لا|לא|नहीं/,
  /いいえ|[ご御]?(欠席|不参加)(します|する)?|否|不\p{L}*|아니[요오]|불참(합니다)?/u,
);

/** Titles of columns for given and family names, a language per line. These and the next are compared in plain letters. */
const NAME_PARTS = [
  [/\b(first|given) name|\bforename/, /\b(last|family) name|\bsurname/],
  [/\bvorname/, /\b(nach|familien)name|\bname\W*$/],
  [/\bprenom/, /\bnom( de famille)?\W*$/],
  [/\bnombre/, /\bapellido/],
  [/\bnome\b/, /\b(cog|sobre)nome\b|\bapelido/],
  [/ім'я/, /прізвище/],
] as const;

/** Titles of columns for the names of other people than the guest who answers, except “guests you would like to sit with”. */
const COMPANION =
  /^(?!.*\b(sit|seat|table)).*(\bplus[ -]?one|\+ ?1|partner|parceir|spouse|husband|wife|conjoint|pareja|\bguests?\b|child|\bkids?\b|companion|accompa|acompan|begleit|invitad|convidad|супутни)/;

/** The start of a question about the way there, not about coming: “Do you need a shuttle to the wedding?” Busan is a place. */
const RIDE =
  /^[^.?!(]*(?<!\p{L})(shuttle(?!worth)|transport|transfer|bus(s?e?[ns]?|fahrt|shuttle|transfer)(?!\p{L})|autobus|autocarro|onibus|navett|traslado|taxi|трансфер|автобус)/u;

/** The start of a cell, other than no, by which a guest names nobody. */
const NOBODY = /^([^\p{L}]*$|none|nobody|niemand|keine|aucun|personne|ning[uú]|nadie|nessun|nenhum|нема|ніхто)/iu;

/** A question and what one guest answered. */
type Cell = [question: string, answer: string];

/** A question and what all guests answered; empty answers are left out. */
type Question = [question: string, answers: string[]];

/**
 * Reads the table of a form service: a question per column, a guest per line. The question names an event or meal or, as with
 * checkboxes, the cell does. If a form asks about no event by name, its first yes-or-no question is about all events.
 * @throws FileTrouble if no answer shows who is coming: otherwise, everybody would count as not coming
 */
export function readForm(text: string, { events, dishes, words }: Page): Reply[] {
  const { data } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const titles = events.map(({ title }) => title);
  const meals = dishes.map(({ name }) => name);
  // Ignores titles of events: “Will you join the Song Night?” does not ask for a song.
  const isAbout = (question: string, ...signs: (string | RegExp)[]) => {
    const rest = without(question, titles);
    return signs.some((sign) => (typeof sign === 'string' ? includes(rest, sign) : sign.test(rest)));
  };
  const times = formTimes(data, isAbout);
  const rows = data.map((row) => {
    // Papa collects surplus cells in a list, which is skipped.
    const cells = Object.entries(row).filter((cell): cell is Cell => typeof cell[1] === 'string');
    const find = (...signs: (string | RegExp)[]) => cells.find(([question]) => isAbout(question, ...signs)) ?? ['', ''];
    const typed = {
      song: find(words.song, /\bsong\b/i),
      message: find(words.message, /message|comment/i),
      diet: find(words.diet, /allerg|diet/i),
    };
    const typedCells = Object.values(typed);
    // Some services add a column "Name" that is empty for guests without an account.
    const named = cells.filter(
      ([question, cell]) => cell.trim() !== '' && isAbout(question, words.name, /\bnames?\b/, ...NAME_PARTS.flat()),
    );
    const companions = named.filter(([question]) => isAbout(question, COMPANION));
    // The first column may be “Guest's name”.
    const [own = []] = joinNameParts(
      named[0] === companions[0] ? companions : named.filter((cell) => !companions.includes(cell)),
    );
    const others = companions.filter(
      (cell) =>
        !own.includes(cell) &&
        !typedCells.includes(cell) &&
        !meansYesOrNo(cell[1].trim()) &&
        !NOBODY.test(cell[1].trim()),
    );
    const ownNames = namesIn(own);
    // “Names of all guests” may repeat the guest who answers.
    const otherNames = joinNameParts(others)
      .flatMap(namesIn)
      .filter((other) => !ownNames.some((name) => isPartOf(name, other) || isPartOf(other, name)));
    // Typed words choose nothing: a message can be “Sorry to miss the Mass”, and an allergy “no cod”.
    const choices = cells.filter(
      (cell) => ![...typedCells, ...own, ...others].includes(cell) && !isAbout(cell[0], RIDE),
    );
    return { ownNames, otherNames, typed, choices };
  });
  const questions = byQuestion(rows.flatMap(({ choices }) => choices));
  const namesEvent = (text: string) => titles.some((title) => includes(text, title));
  // “How will you travel to the Wedding?” only mentions an event, and so does one guest's “See you at the Wedding!”.
  const isEventNamed = questions.some(
    ([question, answers]) => isUsual(answers, namesEvent) || (namesEvent(question) && isYesNo(answers)),
  );
  const attendanceQuestion = isEventNamed ? undefined : findYesNo(questions);
  const replies = rows.flatMap(({ ownNames, otherNames, typed, choices }, index) => {
    if (ownNames.length === 0) return [];
    const names = [...ownNames, ...otherNames];
    const attended = events.filter(({ title }) =>
      choices.some(([question, cell]) =>
        question === attendanceQuestion || (mentions(question, title, titles) && meansYesOrNo(cell.trim()))
          ? YES.test(cell.trim())
          : mentions(cell, title, titles),
      ),
    );
    // “Dietary choice” may ask for the meal, not for a diet: then its cell is only the name of a dish.
    const isChosen = (dish: string) =>
      choices.some(([, cell]) => mentions(cell, dish, meals)) || plainName(typed.diet[1]) === plainName(dish);
    const time = times[index] ?? NaN;
    const people = names.slice(0, MOST_PEOPLE).map((name) => ({
      name: fit(name),
      events: attended.map(({ id }) => id),
      dish: dishes.find(({ name }) => isChosen(name))?.id ?? '',
      diet: fit(typed.diet[1]),
    }));
    const tooLong = [...names, typed.diet[1], typed.song[1]].filter((each) => each.length > LONGEST_TEXT);
    return {
      // The same names are the same household, so their newest answer counts, even if they bring somebody else.
      household: `form-${createHash('sha256').update(ownNames.join().toLowerCase()).digest('hex').slice(0, 8)}`,
      // Without a time, a later line is newer.
      sent: Number.isNaN(time) ? index : Math.floor(time / 1000),
      people,
      song: fit(typed.song[1]),
      // What does not fit elsewhere comes before the message, which may be cut: an allergy must not be lost.
      message: [...names.slice(MOST_PEOPLE), ...tooLong, typed.message[1]]
        .filter(Boolean)
        .join('\n')
        .slice(0, LONGEST_MESSAGE),
    };
  });
  const isAnyoneComing = replies.some(({ people }) => people.some(({ events: attended }) => attended.length > 0));
  const isAttendanceKnown = isEventNamed || attendanceQuestion !== undefined || isAnyoneComing;
  if (events.length > 0 && replies.length > 0 && !isAttendanceKnown)
    throw new FileTrouble(
      'It does not show who is coming. In one column, change every answer to Yes or No, or to the titles of the events.',
    );
  return replies;
}

/** Groups a given name with the family name in the next column or in the one before. The given name comes first. */
function joinNameParts(cells: readonly Cell[]): Cell[][] {
  const isName = (group: readonly Cell[]) => {
    const [first = '', second = '', ...more] = group.map(([title]) => plainName(title));
    // “First and last name” is no part.
    return NAME_PARTS.some(
      ([given, family]) =>
        given.test(first) && !family.test(first) && family.test(second) && !given.test(second) && more.length === 0,
    );
  };
  const groups: Cell[][] = [];
  for (const cell of cells) {
    const before = groups.at(-1) ?? [];
    const name = [
      [...before, cell],
      [cell, ...before],
    ].find(isName);
    if (name) groups.splice(-1, 1, name);
    else groups.push([cell]);
  }
  return groups;
}

/** The names in a column, or in one for given names and one for family names. */
function namesIn(group: readonly Cell[]): string[] {
  const split = (text: string) =>
    text
      .split(/[,;&\n]/)
      .map((name) => name.trim())
      .filter(Boolean);
  const [given = [], family] = group.map(([, cell]) => split(cell));
  if (given.length === family?.length) return given.map((name, index) => `${name} ${family[index]}`);
  return split(group.map(([, cell]) => cell).join(' '));
}

/** Whether a name is the start of another, or the same. */
const isPartOf = (name: string, whole: string) => `${plainName(whole)} `.startsWith(`${plainName(name)} `);

/** The questions in the order of their columns. */
const byQuestion = (cells: readonly Cell[]) =>
  [...new Set(cells.map(([question]) => question))].map((question): Question => {
    const answers = cells.flatMap(([each, cell]) => (each === question ? cell.trim() : []));
    return [question, answers.filter(Boolean)];
  });

/** The first question to which all answers are yes or no, preferably in words; undefined if there is none. */
function findYesNo(questions: readonly Question[]): string | undefined {
  const find = (isSure: (answer: string) => boolean) =>
    questions.find(([, answers]) => answers.some(isSure) && answers.every(meansYesOrNo))?.[0];
  return find(isInWords) ?? find(() => true);
}

/** Whether the answers are yes and no, although some may be “Maybe”. An open question may get only “No”, but then no “Yes”. */
const isYesNo = (answers: readonly string[]) =>
  answers.some((answer) => YES.test(answer)) &&
  (answers.every(meansYesOrNo) || isUsual(answers, (answer) => isInWords(answer) && meansYesOrNo(answer)));

const meansYesOrNo = (answer: string) => YES.test(answer) || NO.test(answer);

/** False for 0 and 1, which may be numbers of people. */
const isInWords = (answer: string) => /\D/.test(answer);

/** Whether at least half of the answers pass a test; false if there are none. */
const isUsual = (answers: readonly string[], test: (answer: string) => boolean) =>
  answers.length > 0 && answers.filter(test).length >= answers.length / 2;

/** Whether a text contains another. A form may have its own spelling of “Dîner d’été”: `Diner d'été`. */
const includes = (text: string, part: string) => plainName(text).includes(plainName(part));

/** A text in plain letters, without some parts. */
const without = (text: string, parts: readonly string[]) =>
  parts.reduce((rest, part) => rest.replaceAll(plainName(part), ''), plainName(text));

/** Whether a text has this name, and not only as a part of a longer one: `Party` in `After party`. */
const mentions = (text: string, name: string, all: readonly string[]) => {
  const longer = all.filter((each) => each.length > name.length && includes(each, name));
  return includes(without(text, longer), name);
};

/** Cuts a text to its limit and shows where, so that the caterer's list does not look complete. */
const fit = (text: string) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text);

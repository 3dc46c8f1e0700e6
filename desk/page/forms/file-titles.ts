import { nameOfField } from '../../model/names/field-names';

const TITLES: Partial<Record<string, string>> = {
  site: 'Names, date and the whole site',
  places: 'Places and facts',
  schedule: 'What happens when',
  program: 'The ceremony',
  party: 'The wedding party',
  travel: 'Getting there, and where to sleep',
  map: 'The map',
  faq: 'Questions and answers',
  reply: 'Your guests’ answers',
  more: 'A page of your own',
  thanks: 'The thank-you',
  story: 'Around the cards',
};

/** The title of a file’s form. @param name without folder and extension: `faq` */
export function titleOfFile(name: string): string {
  return TITLES[name] ?? nameOfField(name);
}

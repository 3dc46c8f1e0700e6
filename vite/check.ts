import { formatMistake, formatMistakes } from './content/mistake.ts';
import { openProject } from './content/project.ts';
import { formatSamples } from './content/samples.ts';
import { formatUntranslated } from './content/untranslated.ts';

/** Looks through all content and says what is to mend and what is still sample. Gives whether it can be built. */
export async function check(root: string): Promise<boolean> {
  const { mistakes, warnings, samples, translations } = await openProject(root).read();
  console.log(formatSamples(samples));
  for (const { language, untranslated } of translations)
    console.log(`\n${formatUntranslated(language.name, untranslated)}`);
  if (warnings.length > 0) console.log(`\n${warnings.map(formatMistake).join('\n')}`);
  console.log(mistakes.length > 0 ? `\n${formatMistakes(mistakes)}` : '\nNo mistakes: the site can be built.');
  return mistakes.length === 0;
}

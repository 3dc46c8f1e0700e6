import { openProject } from '../build/check/open-project.ts';
import { formatReport } from '../build/check/report.ts';
import { describeFfmpeg } from '../build/media/films/ffmpeg.ts';

/** `npm run check`: reports every mistake and warning in the content. Returns false if the site cannot be built. */
export async function run(root: string): Promise<boolean> {
  const content = await openProject(root).read();
  console.log(`\n${await describeFfmpeg()}\n\n${formatReport(content)}\n`);
  return content.mistakes.length === 0;
}

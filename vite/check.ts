import { openProject } from './content/project.ts';
import { formatReport } from './content/report.ts';

/** Looks through all content and says what is to mend, to look at and still to fill in. Gives whether it can be built. */
export async function check(root: string): Promise<boolean> {
  const content = await openProject(root).read();
  console.log(`\n${formatReport(content)}\n`);
  return content.mistakes.length === 0;
}

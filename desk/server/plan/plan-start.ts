import type { Project } from '../../../build/read/project.ts';
import type { Answers } from '../start/answers.ts';
import { putCover } from '../start/put-cover.ts';
import { writeStarter } from '../start/starter.ts';
import type { Plan } from './plan-changes.ts';
import { planFiles } from './plan-files.ts';

/** Plans to replace the sample's files with a new site's. The sample's media stay: undo needs them. */
export async function planStart(project: Project, answers: Answers): Promise<Plan> {
  const { facts } = await project.read();
  const hasOwnNames = facts.some(({ path, isSample }) => path[0] === 'couple' && !isSample);
  if (hasOwnNames)
    return {
      status: 'refused',
      message: 'This site has your names already. Edit it, or make another with "npx our-story new".',
    };
  // The picture is written now, since a plan holds texts only. It overwrites nothing, so undo can leave it there.
  await putCover(project.mediaFolder, answers);
  return planFiles(project, writeStarter(answers));
}

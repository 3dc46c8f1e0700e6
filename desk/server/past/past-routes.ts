import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Answer } from '../../protocol.ts';
import type { Project } from '../../../build/read/project.ts';
import { readText } from '../body.ts';
import type { Editor } from '../editor.ts';
import { orRefuse } from '../undo/content-files.ts';
import { type DeskRequest, idOf } from '../requests.ts';
import { openAlong } from '../along/open-along.ts';
import { saveAlong } from '../along/save-along.ts';
import { setCommits } from './commit.ts';
import { readPoints } from './point-files.ts';
import { addRestorePoint, describePast } from './restore-points.ts';

/** Larger than the name or id of any restore point. */
const MOST_BYTES = 2000;

const pointName = z.string().trim().min(1).max(200);

/** The desk's requests about restore points and about taking the folder along to another computer. */
export function pastRoutes(project: Project, editor: Editor) {
  const textOf = (request: IncomingMessage) => readText(request, MOST_BYTES);
  return {
    'GET /past': () => editor.between(() => describePast(project)),
    'POST /past/keep': async ({ request }: DeskRequest) => {
      const name = pointName.parse(await textOf(request));
      const addPoint = async (): Promise<Answer> => {
        const note = await addRestorePoint(project, name);
        return note === null ? { status: 'done' } : { status: 'done', note };
      };
      return editor.between(() => orRefuse(addPoint));
    },
    'POST /past/commits': ({ request }: DeskRequest) =>
      orRefuse(async (): Promise<Answer> => {
        await setCommits(project, (await textOf(request)) === 'on');
        return { status: 'done' };
      }),
    'POST /past/return': async ({ request }: DeskRequest): Promise<Answer> => {
      const id = await textOf(request);
      const point = (await readPoints(project)).find((each) => each.id === id);
      if (!point) return { status: 'refused', message: 'This moment is no longer available.' };
      return editor.goTo(`going back to “${point.name}”`, point.files, idOf(request));
    },
    'GET /along': () => editor.between(() => saveAlong(project)),
    'POST /along': ({ request, query }: DeskRequest) =>
      orRefuse(() => openAlong(project, editor, request, { isSure: query.get('sure') === 'yes', id: idOf(request) })),
  };
}

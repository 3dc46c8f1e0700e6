import { z } from 'zod';
import type { Project } from '../../../build/read/project.ts';
import {
  isHostId,
  isSiteName,
  type HostId,
  type Outcome,
  type Progress,
  type PublishState,
} from '../../model/publishing.ts';
import type { Editor } from '../editor.ts';
import { orRefuse } from '../undo/content-files.ts';
import { ALL_HOSTS } from './hosts/all.ts';
import { enterToken, explainFailure, openPublisher, type Publisher } from './publisher.ts';
import { putOnline } from './put-online.ts';
import { findTarget } from './record.ts';
import { bringBack, listVersions } from './versions.ts';
import { openTokens } from './tokens.ts';

const host = z.custom<HostId>(isHostId);
const target = z.object({ host, name: z.string() }).refine(({ host, name }) => isSiteName(host, name));
const wish = target.and(z.object({ isPreview: z.boolean(), anyway: z.boolean() }));
const earlier = target.and(z.object({ id: z.string().regex(/^[\w-]+$/) }));
const givenToken = z.object({ host, token: z.string() });

/** Publishes for the desk: one publication at a time, which continues while the desk is closed or reloads. */
export function openPublishing(project: Project, editor: Editor) {
  const tokens = openTokens(process.env);
  let progress: Progress | null = null;
  let outcome: Outcome | null = null;
  let stopper = new AbortController();
  /** Where tokens are kept; null to look again. Looked up only once, since a keychain may ask the couple each time. */
  let tokenPlaces: Promise<PublishState['tokens']> | null = null;

  /** Without a controller, nothing stops the publisher. */
  const newPublisher = ({ signal } = new AbortController()) =>
    openPublisher({ project, editor, tokens, report: (current) => (progress = current) }, signal);
  const findPlaces = async (): Promise<PublishState['tokens']> => {
    const places = Object.values(ALL_HOSTS).map(async (each) => [each.id, (await tokens.find(each))?.place] as const);
    const found = await Promise.all(places).catch((error: unknown) => {
      // The next request looks again.
      tokenPlaces = null;
      throw error;
    });
    return Object.fromEntries(found.filter(([, place]) => place !== undefined));
  };
  const state = async (): Promise<PublishState> => {
    const { target, record } = await findTarget(project);
    return {
      target,
      address: record?.address ?? null,
      tokens: await (tokenPlaces ??= findPlaces()),
      progress,
      outcome,
    };
  };
  /** Starts a task unless one runs already. */
  const run = (first: Progress, task: (publisher: Publisher) => Promise<Outcome>): Promise<PublishState> => {
    if (progress === null) {
      stopper = new AbortController();
      [progress, outcome] = [first, null];
      void task(newPublisher(stopper))
        .catch((error: unknown): Outcome => {
          console.error(error);
          const message =
            'Something went wrong on this computer. Try again; if that does not help, check the window that runs npm run edit.';
          return { status: 'failed', message };
        })
        .then((ended) => ([progress, outcome] = [null, ended]));
    }
    return state();
  };
  return {
    state,
    stop: () => {
      stopper.abort();
      return state();
    },
    // The following take a request's JSON, and throw if it is invalid.
    start: (json: string) => {
      const wanted = wish.parse(JSON.parse(json));
      return run({ stage: 'check' }, (publisher) => putOnline(publisher, wanted));
    },
    /** Makes an earlier version live again. */
    bringBack: (json: string) => {
      const { id, ...wanted } = earlier.parse(JSON.parse(json));
      return run({ stage: 'ask' }, (publisher) => bringBack(publisher, wanted, id));
    },
    versions: async (json: string) => {
      const wanted = target.parse(JSON.parse(json));
      return orRefuse(() => listVersions(newPublisher(), wanted), explainFailure);
    },
    /** Checks and keeps a token. @returns why that failed, or null */
    enterToken: async (json: string) => {
      const { host, token } = givenToken.parse(JSON.parse(json));
      const answer = await orRefuse(
        () => enterToken(newPublisher(), host, token).then(() => ({ message: null })),
        explainFailure,
      );
      tokenPlaces = null;
      return answer;
    },
    forgetToken: async (json: string) => {
      await tokens.forget(ALL_HOSTS[host.parse(JSON.parse(json))]);
      tokenPlaces = null;
      return state();
    },
  };
}

import { findMissingFolder, openProject } from '../build/check/open-project.ts';
import { formatMistake } from '../build/read/messages/mistake.ts';
import { describeProgress, HOSTS, isHostId, isSiteName, type Progress, type Target } from '../desk/model/publishing.ts';
import { isSame } from '../desk/model/values.ts';
import { openEditor } from '../desk/server/editor.ts';
import { ALL_HOSTS } from '../desk/server/publish/hosts/all.ts';
import { explainFailure, openPublisher, type Publisher } from '../desk/server/publish/publisher.ts';
import { putOnline } from '../desk/server/publish/put-online.ts';
import { findTarget } from '../desk/server/publish/record.ts';
import { openTokens } from '../desk/server/publish/tokens.ts';
import { bringBack, listVersions } from '../desk/server/publish/versions.ts';
import { orRefuse } from '../desk/server/undo/content-files.ts';
import { prepareHost } from './support/prepare-host.ts';
import { confirm } from './support/prompts.ts';
import { FLAG, readOptions, TEXT } from './support/read-options.ts';
import { refuse } from './support/refuse.ts';
import { reportOutcome } from './support/report-outcome.ts';

const USAGE = `our-story publish [--host cloudflare|netlify|github] [--name ana-and-luis] [--preview]
our-story publish --versions | --back 2 | --forget`;

const OPTIONS = { host: TEXT, name: TEXT, back: TEXT, preview: FLAG, versions: FLAG, forget: FLAG };
type Options = NonNullable<ReturnType<typeof readOptions<typeof OPTIONS>>>['values'];

/** `our-story publish`: puts the site or a preview online, lists versions, brings a version back, or forgets the token. */
export async function run(root: string, options: string[] = []): Promise<boolean> {
  const given = readOptions(options, OPTIONS)?.values;
  if (!given || !isValid(given)) return refuse(USAGE);
  const project = openProject(root);
  const missing = findMissingFolder(project);
  if (missing) return refuse(formatMistake(missing));
  const stopper = new AbortController();
  process.once('SIGINT', () => stopper.abort());
  let lastStage: Progress['stage'] | null = null;
  const report = (progress: Progress) => {
    // In a terminal, each count overwrites the one before; a file or another program gets one line per stage.
    const isNewStage = progress.stage !== lastStage;
    // The first report after the build knows what changes.
    if (lastStage === 'build' && progress.about !== undefined) console.log(`\n\nWhat changes: ${progress.about}`);
    if (isNewStage || process.stdout.isTTY)
      process.stdout.write(`${isNewStage ? '\n' : '\r'}${describeProgress(progress)} …`);
    lastStage = progress.stage;
  };
  const done = await orRefuse(async () => {
    const editor = await openEditor({ project, pictures: new Map(), onChange: () => {} });
    const publisher = openPublisher({ project, editor, tokens: openTokens(process.env), report }, stopper.signal);
    return carryOut(publisher, given);
  }, explainFailure);
  return typeof done === 'boolean' ? done : refuse(done.message);
}

function isValid({ host, back }: Options): boolean {
  return (host === undefined || isHostId(host)) && (back === undefined || /^\d+$/.test(back));
}

async function carryOut(
  publisher: Publisher,
  { host, name, preview, versions, back, forget }: Options,
): Promise<boolean> {
  const { target: lastTarget, record } = await findTarget(publisher.project);
  const target: Target = { host: isHostId(host) ? host : lastTarget.host, name: name ?? lastTarget.name };
  const facts = HOSTS[target.host];
  if (forget) {
    if (facts.tokenPage === null) return refuse(`${facts.name} needs no token, so there is nothing to forget.`);
    await publisher.tokens.forget(ALL_HOSTS[target.host]);
    const remaining = await publisher.tokens.find(ALL_HOSTS[target.host]);
    if (remaining) return refuse(`Your token for ${facts.name} is still in ${remaining.place.name}. Remove it there.`);
    // Without the query, which fills in the form for a new token.
    console.log(
      `Your token for ${facts.name} is forgotten here. Delete it there, too: ${facts.tokenPage.replace(/\?.*/, '')}`,
    );
    return true;
  }
  if (!isSiteName(target.host, target.name))
    return refuse(`--name ${target.name}: ${facts.siteLabel}. ${facts.siteHint}`);
  const isOnline = isSame(target, lastTarget) && Boolean(record?.address);
  await prepareHost(publisher, target, isOnline);
  if (versions || back !== undefined) return showOrBringBack(publisher, target, back);
  if (preview && !facts.hasPreview)
    return refuse(`${facts.name} has no previews. “npm start” shows the site on this computer.`);
  const wish = { ...target, isPreview: preview };
  let outcome = await putOnline(publisher, { ...wish, anyway: false });
  if (outcome.status === 'newer') {
    const { date, about } = outcome.version;
    console.log(`\nAnother computer published on ${new Date(date).toLocaleString()}: ${about}.
Your folder may lack those changes. If you continue, that version stays in the list, and --back restores it.`);
    if (!(await confirm('Put yours online anyway?', false))) return refuse('Nothing has changed online.');
    outcome = await putOnline(publisher, { ...wish, anyway: true });
  }
  return reportOutcome(outcome);
}

async function showOrBringBack(publisher: Publisher, target: Target, back: string | undefined): Promise<boolean> {
  const list = await listVersions(publisher, target);
  if (back === undefined) {
    if (list.length === 0) console.log(`${HOSTS[target.host].name} has no version of ${target.name} yet.`);
    for (const [index, { date, about, isLive }] of list.entries())
      console.log(`${index + 1}  ${new Date(date).toLocaleString()}  ${about}${isLive ? '  (online now)' : ''}`);
    return true;
  }
  const version = list[Number(back) - 1];
  if (!version) return refuse(`There is no version ${back}. --versions lists them.`);
  return reportOutcome(await bringBack(publisher, target, version.id));
}

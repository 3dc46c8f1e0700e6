import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ENGINE } from '../../../build/read/engine.ts';
import type { Answers } from './answers.ts';
import { putCover } from './put-cover.ts';
import { writeStarter } from './starter.ts';

/** What hosts need, the same for everyone. */
const HOST_FILES = ['public', 'vercel.json', 'wrangler.jsonc', '.github/workflows/github-pages.yml'];

/** Whether a couple's folder may be made here: nothing is overwritten. */
export async function isFree(folder: string): Promise<boolean> {
  return !existsSync(folder) || (await readdir(folder)).length === 0;
}

/**
 * Writes a couple's folder.
 * @param answers theirs; null for the whole sample
 * @param engine the version or file of the engine, for `package.json`
 */
export async function writeFolder(folder: string, answers: Answers | null, engine: string): Promise<void> {
  const content = join(folder, 'content');
  await mkdir(join(content, 'media'), { recursive: true });
  for (const file of HOST_FILES) await cp(join(ENGINE, file), join(folder, file), { recursive: true });
  await writeFile(join(folder, '.gitignore'), 'node_modules/\ndist/\narchive/\ninvitation/\n');
  await writeFile(join(folder, 'package.json'), packageFile(folder, engine));
  await writeFile(join(folder, 'README.md'), README);
  if (!answers) {
    await cp(join(ENGINE, 'content'), content, { recursive: true });
    // The package has smaller copies of the photos.
    if (existsSync(SMALLER)) await cp(SMALLER, join(content, 'media'), { recursive: true });
    return;
  }
  await cp(join(ENGINE, 'content/README.md'), join(content, 'README.md'));
  for (const [name, text] of writeStarter(answers)) await writeFile(join(content, name), text);
  await putCover(join(content, 'media'), answers);
}

const SMALLER = join(ENGINE, 'vendor/media');

function packageFile(folder: string, engine: string): string {
  const name = basename(folder)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const scripts = Object.fromEntries(['start', 'edit', 'check', 'build'].map((task) => [task, `our-story ${task}`]));
  const file = {
    name: name || 'wedding',
    private: true,
    type: 'module',
    scripts,
    dependencies: { 'our-story': engine },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const README = `# Our wedding website

You need [Node](https://nodejs.org) 20.19 or later: take the version marked LTS. In a terminal, in this folder:

\`\`\`sh
npm install        # once: fetches the program
npm run edit       # your site in the browser: click the words and type
npm run check      # what is still to do, and every mistake with its remedy
npm start          # the site as your guests will see it
npm run build      # the finished site, in the folder dist
\`\`\`

Everything that is yours is in \`content/\`: words and facts in files that end in \`.yaml\`, photos and films in \`media/\`. Copy that
folder to keep it safe. [content/README.md](content/README.md) explains every line.

- **Put it online**: \`npm run build\`, then drag \`dist\` onto a host: [how](node_modules/our-story/docs/online.md).
- **For the invitation**: \`npx our-story qr\` draws a QR code of your address.
- **For the years after**: \`npx our-story archive\` makes a folder that opens without a host.
- **A newer version**: \`npm install our-story@latest\`, then \`npx our-story update\`.
`;

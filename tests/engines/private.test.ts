import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { inlineScript } from '../../build/emit/inline-script.ts';
import { ENGINE } from '../../build/read/engine.ts';
import { makeReplyKey, unseal } from '../../src/reply/sealing.ts';
import { COUPLE, PARTY, TRAVEL, WORDS } from '../e2e/support/couple.ts';
import { sealCopy } from '../e2e/support/private-copy.ts';
import { startFirefox } from './firefox.ts';
import { guestOf } from './guest.ts';
import { startWebKit } from './webkit.ts';

/** No other test uses this port. */
const PORT = 4399;
const ORIGIN = `http://localhost:${PORT}`;

let sealed: Awaited<ReturnType<typeof sealCopy>>;
let server: PreviewServer;
beforeAll(async () => {
  sealed = await sealCopy();
  const { outDir } = sealed;
  server = await preview({ build: { outDir }, preview: { port: PORT, strictPort: true }, logLevel: 'error' });
});
afterAll(async () => {
  await server.close();
  rmSync(sealed.outDir, { recursive: true });
});

describe.each([
  ['Firefox', startFirefox],
  ['WebKitGTK', startWebKit],
] as const)('%s', (_name, start) => {
  test('a link with the key opens a private site and its photos, even without a worker', async () => {
    const workerFile = join(sealed.outDir, 'service-worker.js');
    const engine = await start();
    onTestFinished(engine.stop);
    const guest = guestOf(await engine.newGuest());
    const expectLook = async (look: object) => {
      await expect.poll(guest.look).toMatchObject(look);
    };
    await guest.open(`${ORIGIN}${PARTY.path}#key=${sealed.siteKey.key}`);
    await expectLook({ heading: COUPLE });
    expect(await guest.run(() => location.hash)).toBe('');
    await guest.tapOn(WORDS.open);
    await expectLook({ heading: PARTY.title });
    const isPhotoLoaded = () => (document.querySelector('main img') as HTMLImageElement).naturalWidth > 0;
    await expect.poll(() => guest.run(isPhotoLoaded)).toBe(true);
    await guest.open(ORIGIN + TRAVEL.path);
    await expectLook({ heading: TRAVEL.title });
    await guest.close();

    // An iPhone's apps open links in a WebKit without service workers. There, the page shows at once, without the site's
    // script and so without the cover.
    renameSync(workerFile, `${workerFile}.aside`);
    onTestFinished(() => renameSync(`${workerFile}.aside`, workerFile));
    const guestInApp = guestOf(await engine.newGuest());
    await guestInApp.open(`${ORIGIN}${PARTY.path}#key=${sealed.siteKey.key}`);
    await expect.poll(guestInApp.look).toMatchObject({ heading: PARTY.title });
    await expect.poll(() => guestInApp.run(isPhotoLoaded)).toBe(true);
    await guestInApp.close();
  });

  test('an answer that a guest’s browser seals opens with the couple’s key', async () => {
    const script = await inlineScript(join(ENGINE, 'src/reply/sealing.ts'));
    writeFileSync(join(sealed.outDir, 'sealing.js'), script);
    writeFileSync(join(sealed.outDir, 'sealing.html'), '<!doctype html><script src="/sealing.js"></script>');
    const engine = await start();
    onTestFinished(engine.stop);
    const guest = await engine.newGuest();
    await guest.open(`${ORIGIN}/sealing.html`);
    const key = await makeReplyKey();
    const answer = '{"name":"Þórdís"}';
    const code = await guest.run(sealInPage, answer, key.public);
    const opened = new TextDecoder().decode(await unseal(Uint8Array.from(code), key));
    // Sealing pads short answers with spaces.
    expect(opened.trimEnd()).toBe(answer);
    await guest.close();
  });
});

/** The global of the script that `inlineScript` makes. */
declare const inline: typeof import('../../src/reply/sealing.ts');

/** Runs in the page. */
async function sealInPage(text: string, publicKey: string): Promise<number[]> {
  return Array.from(await inline.seal(new TextEncoder().encode(text), publicKey));
}

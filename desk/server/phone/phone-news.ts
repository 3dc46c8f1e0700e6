import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import type { PhoneNews } from '../../protocol.ts';
import type { Project } from '../../../build/read/project.ts';
import { importMedia } from '../media/import-media.ts';
import { listAddresses } from './addresses.ts';
import { listenForPhones, type DeskServer, type PhoneListener } from './phone-listener.ts';

const NO_NETWORK =
  'This computer is not in a local network. Connect it to the same Wi-Fi as your phone, then open this again.';

/** Makes `openNews`, which listens for phones as long as a desk's panel reads its news, and `disconnect`. */
export function openPhoneNews(project: Project, desk: DeskServer) {
  /** One for each open panel. */
  const listeners = new Set<PhoneListener>();
  /** @param wanted the address to listen on; by default, the likeliest. @returns news, one JSON text per line */
  const openNews = async (wanted: string | null): Promise<Readable> => {
    const news = new PassThrough();
    const report = (item: PhoneNews) => {
      if (!news.destroyed) news.write(`${JSON.stringify(item)}\n`);
    };
    const addresses = listAddresses();
    const address = addresses.find((each) => each === wanted) ?? addresses[0];
    if (address === undefined) {
      report({ type: 'refused', message: NO_NETWORK });
      return news.end();
    }
    const allUploads = join(project.cacheFolder, 'edit', 'phone');
    const folder = join(allUploads, randomUUID());
    const remove = (path: string) => rm(path, { recursive: true, force: true });
    // A crash may have left files there.
    if (listeners.size === 0) await remove(allUploads);
    report({ type: 'addresses', addresses });
    const importFile = (name: string, body: AsyncIterable<Uint8Array>) => importMedia(project, name, body);
    const listener = await listenForPhones({ address, folder, desk, importFile, report });
    listeners.add(listener);
    news.once('close', () => {
      listeners.delete(listener);
      listener.close();
      void remove(folder);
    });
    return news;
  };
  return { openNews, disconnect: (id: string) => listeners.forEach((each) => each.disconnect(id)) };
}

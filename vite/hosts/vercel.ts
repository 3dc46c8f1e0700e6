import type { Headers } from '../security/headers.ts';
import { FOR_EVER, type HostSite } from './host-site.ts';

/**
 * `vercel.json`, for whoever gives Vercel the built folder. Where Vercel builds the site itself it reads the one that lies beside
 * package.json, which can know nothing of this build.
 */
export function vercelFile({ headers, base }: HostSite): string {
  const rule = (source: string, lines: Headers) => ({
    source,
    headers: Object.entries(lines).map(([key, value]) => ({ key, value })),
  });
  const config = {
    cleanUrls: true,
    // A second language's are in its own folder.
    headers: [rule(`${base}(.*)`, headers), rule(`${base}:language?/assets/(.*)`, { 'Cache-Control': FOR_EVER })],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

import type { Headers } from '../security/headers.ts';
import { FOR_EVER, type HostSite } from './host-site.ts';

/**
 * `vercel.json` for a built folder that is uploaded to Vercel. If Vercel builds the site itself, it reads only the
 * `vercel.json` next to `package.json`, which knows nothing about this build.
 */
export function vercelFile({ headers, base }: HostSite): string {
  const rule = (source: string, lines: Headers) => ({
    source,
    headers: Object.entries(lines).map(([key, value]) => ({ key, value })),
  });
  const config = {
    cleanUrls: true,
    // Another language has its assets in its own folder.
    headers: [rule(`${base}(.*)`, headers), rule(`${base}:language?/assets/(.*)`, { 'Cache-Control': FOR_EVER })],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

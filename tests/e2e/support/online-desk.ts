import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCloudflare, type CloudflareStandIn } from '../../support/hosts/cloudflare-stand-in';
import { test as deskTest, type Variables } from './edit-desk';

/** A couple at the desk, and a stand-in for Cloudflare. */
export const test = deskTest.extend<object, { host: CloudflareStandIn; variables: Variables }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const host = await startCloudflare();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  variables: [
    async ({ host }, use) => {
      // Without a keychain, the desk stores the token in this folder.
      const settings = await mkdtemp(join(tmpdir(), 'settings-'));
      await use({ CLOUDFLARE_API_BASE_URL: host.url, XDG_CONFIG_HOME: settings });
      await rm(settings, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

import type { Plugin } from 'vite';
import { homeUrl } from '../../make/home-url.ts';
import type { Project } from '../../read/project.ts';
import { firstBase } from '../other-languages.ts';
import { onceSealed } from './once-sealed.ts';
import { sealSite } from './seal-site.ts';
import { findSiteKey, isBuildServer, linkWith } from './site-key.ts';

/** A script that removes the key from the address. The locked page does so too, but a returning guest never gets it. */
const HIDE_KEY = `if (/[#&]key=/.test(location.hash)) history.replaceState(history.state, '', location.pathname + location.search + location.hash.replace(/([#&])key=[^&]*&?/, '$1').replace(/[#&]$/, ''));`;

/** Seals a private site after its build. The first language's build seals all languages. */
export function privateSite(project: Project): Plugin {
  const isSealed = async () => project.translation === null && (await project.read()).written?.site.private;
  return {
    name: 'private-site',
    apply: 'build',
    enforce: 'post',
    async config({ base = '/' }) {
      const { written } = await project.read();
      const root = project.translation === null ? base : firstBase(base);
      return { define: { 'import.meta.env.PRIVATE_ROOT': JSON.stringify(written?.site.private ? root : '') } };
    },
    async transformIndexHtml() {
      const { written } = await project.read();
      return written?.site.private ? [{ tag: 'script', children: HIDE_KEY, injectTo: 'head-prepend' }] : [];
    },
    ...onceSealed(isSealed, async (config) => {
      const { written, translations } = await project.read();
      if (!written?.site.private || project.translation !== null) return;
      const { base, logger } = config;
      // The fallback is for TypeScript: if any language had mistakes, `written` would be null, too.
      const others = translations.map(({ language, written: translated }) => ({
        folder: `${language.code}/`,
        site: (translated ?? written).site,
      }));
      const siteKey = await findSiteKey(project);
      await sealSite(project, siteKey, [{ folder: '', site: written.site }, ...others], config);
      // A build server shows its log to others.
      if (isBuildServer()) return;
      const link = linkWith(siteKey, homeUrl(written.site.address, base) ?? `<your address>${base}`);
      logger.info(`\nYour site is private. Your guests’ link: ${link}\nOr their passphrase: ${siteKey.passphrase}`);
    }),
  };
}

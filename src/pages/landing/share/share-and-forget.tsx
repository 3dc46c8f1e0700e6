import { site } from 'virtual:content/site';
import { deleteFiles } from '../../../private/delete-files';
import { forgetKey } from '../../../private/kept-key';
import { ShareAndInstall } from './share-and-install';
import styles from './share-and-install.module.css';

/** The buttons of a private site: the usual ones, and one that makes this device forget the site. */
export function ShareAndForget() {
  return (
    <ShareAndInstall>
      <button type="button" className={styles.button} onClick={forget}>
        {site.forget}
      </button>
    </ShareAndInstall>
  );
}

// Reloads even after a failure: a private window may refuse access to what is stored.
const forget = () => void forgetSite(import.meta.env.PRIVATE_ROOT).finally(() => location.reload());

/**
 * Deletes the key, the site's stored data, cached files and workers from this device. Another couple's site on the same
 * origin loses its stored data too, and if its path is below this site's path, also its files and workers.
 */
async function forgetSite(root: string): Promise<void> {
  await forgetKey(root);
  // The site's values in `localStorage`: the guest's answer, the state of the show, and which pages were read.
  for (const key of Object.keys(localStorage)) if (key.startsWith('wedding-')) localStorage.removeItem(key);
  await deleteFiles(root);
  const { href } = new URL(root, location.href);
  const workers = (await navigator.serviceWorker.getRegistrations()).filter(({ scope }) => scope.startsWith(href));
  await Promise.all(workers.map((worker) => worker.unregister()));
}

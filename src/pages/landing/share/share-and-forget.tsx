import { site } from 'virtual:content/site';
import { forgetKey } from '../../../private/kept-key';
import { REPLY_STORAGE_KEY } from '../../../reply/is-invited';
import { ShareAndInstall } from './share-and-install';
import styles from './share-and-install.module.css';

/** The buttons of a private site: those of any site, and one that locks it on this device. */
export function ShareAndForget() {
  return (
    <>
      <ShareAndInstall />
      <button type="button" className={styles.button} onClick={() => void forgetDevice(import.meta.env.PRIVATE_ROOT)}>
        {site.forget}
      </button>
    </>
  );
}

/** Deletes the key, the guest's answer, and the site's cached files and workers from this device. */
async function forgetDevice(root: string): Promise<void> {
  await forgetKey(root);
  localStorage.removeItem(REPLY_STORAGE_KEY);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.includes(root)).map((name) => caches.delete(name)));
  const { href } = new URL(root, location.href);
  const workers = (await navigator.serviceWorker.getRegistrations()).filter(({ scope }) => scope.startsWith(href));
  await Promise.all(workers.map((worker) => worker.unregister()));
  location.reload();
}

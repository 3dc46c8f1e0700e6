import { registerServiceWorker } from '../../offline/register-service-worker';

/**
 * Makes the site itself work offline. @returns whether it does. In the editor, which has no service worker, it always
 * does, so that the couple see what guests see.
 */
export async function prepareOffline(): Promise<boolean> {
  return import.meta.env.DEV || registerServiceWorker();
}

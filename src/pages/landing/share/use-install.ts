import { useSyncExternalStore } from 'react';

/** Chromium's event for an installable site. Other browsers have a menu entry instead. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

declare global {
  interface Window {
    /** Saved by the shell, which listens before any other script loads. */
    installPrompt?: InstallPrompt | undefined;
  }
}

/** A function that asks the guest to install the site; null if the browser cannot ask or already has. */
export function useInstall(): (() => void) | null {
  const prompt = useSyncExternalStore(subscribe, () => window.installPrompt);
  if (!prompt) return null;
  return () => {
    // A prompt works only once, so the button disappears even if the guest declines. `appinstalled` makes the component
    // render without it.
    window.installPrompt = undefined;
    void prompt.prompt().finally(() => window.dispatchEvent(new Event('appinstalled')));
  };
}

function subscribe(onChange: () => void): () => void {
  const events = ['beforeinstallprompt', 'appinstalled'];
  const handle = ({ type }: Event) => {
    if (type === 'appinstalled') window.installPrompt = undefined;
    onChange();
  };
  for (const type of events) window.addEventListener(type, handle);
  return () => {
    for (const type of events) window.removeEventListener(type, handle);
  };
}

import { useSyncExternalStore } from 'react';

/** What Chromium's browsers hand over when the site can be installed. Others have their own menu for it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

declare global {
  interface Window {
    /** Put there by the shell, which hears of it before any other script. */
    installPrompt?: InstallPrompt | undefined;
  }
}

/** Asks whether to install the site; null where that cannot be asked, or has been. */
export function useInstall(): (() => void) | null {
  const prompt = useSyncExternalStore(subscribe, () => window.installPrompt);
  if (!prompt) return null;
  return () => {
    // It can be asked once.
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

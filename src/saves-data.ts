/** Whether the guest's browser saves data, so that nothing heavy may load unasked. False if it does not report this. */
export function savesData(): boolean {
  if (import.meta.env.SSR) return false;
  const connection = 'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : {};
  return connection.saveData === true;
}

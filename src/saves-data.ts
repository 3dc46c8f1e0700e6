/** Whether the guest's browser saves data, so that nothing heavy may load unasked. False where browsers do not tell. */
export function savesData(): boolean {
  if (import.meta.env.SSR) return false;
  const connection = 'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : {};
  return connection.saveData === true;
}

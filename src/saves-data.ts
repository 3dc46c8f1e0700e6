/** Whether the guest's browser saves data: then nothing heavy loads unasked. */
export function savesData(): boolean {
  if (import.meta.env.SSR) return false;
  const connection = 'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : {};
  return connection.saveData === true;
}

/** Whether the guest has asked their browser to save data: then nothing heavy comes by itself. */
export function savesData(): boolean {
  const connection = 'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : {};
  return connection.saveData === true;
}

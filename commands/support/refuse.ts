/** Prints why a command cannot run. Returns false, as a command does that failed. */
export function refuse(message: string): false {
  console.error(message);
  return false;
}

/** Prints why a command cannot run. Returns false, the result of a failed command. */
export function refuse(message: string): false {
  console.error(message);
  return false;
}

/** Imports a script. Fetches it first, to notice a lost connection: some browsers never retry a failed import. */
export async function importScript<Module>(address: string): Promise<Module> {
  await fetch(address);
  return import(/* @vite-ignore */ address) as Promise<Module>;
}

/** Imports a script of the site. Fetches it first, to notice a lost connection: some browsers never retry an import. */
export async function importScript<Module>(address: string): Promise<Module> {
  await fetch(address);
  return import(/* @vite-ignore */ address) as Promise<Module>;
}

/** Imports a script of the site. Without a connection, fetching it first fails: some browsers never retry an import. */
export async function importScript<Module>(address: string): Promise<Module> {
  await fetch(address);
  return import(/* @vite-ignore */ address) as Promise<Module>;
}

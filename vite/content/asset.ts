/** Marks a place in the data where the address of a file belongs. */
const MARK = '__asset__:';

/** All that were set, or a text could publish any file of this machine by looking like one. */
const marks = new Set<string>();

/** Stands for the address that Vite will give a file; `toModule` turns it into an import. */
export function asset(path: string): string {
  const mark = MARK + path.replaceAll('\\', '/');
  marks.add(mark);
  return mark;
}

/** Whether a text looks like such a mark. */
export function isAsset(text: string): boolean {
  return text.startsWith(MARK);
}

/** The file that such a mark stands for. */
export function fileOf(mark: string): string {
  return mark.slice(MARK.length);
}

/** Puts addresses where such marks are in HTML, each of which is an attribute's whole value. */
export function fillAssets(text: string, addressOf: (file: string) => string): string {
  return text.replaceAll(/__asset__:[^"]+/g, (mark) => addressOf(fileOf(mark)));
}

/** Data as a module with one named export, its files imported, so that Vite names them and knows the site's base. */
export function toModule(name: string, data: unknown): string {
  const imports: string[] = [];
  const names = new Map<string, string>();
  const body = JSON.stringify(data).replace(/"__asset__:((?:[^"\\]|\\.)*)"/g, (whole, path: string) => {
    if (!marks.has(JSON.parse(whole) as string)) return whole;
    const known = names.get(path);
    if (known !== undefined) return known;
    const fresh = `asset${names.size}`;
    names.set(path, fresh);
    imports.push(`import ${fresh} from "${path}?url&no-inline";`);
    return fresh;
  });
  return `${imports.join('\n')}\nexport const ${name} = ${body};\n`;
}

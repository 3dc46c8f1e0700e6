/** Prefix of a placeholder for a file's URL. */
const MARK = '__asset__:';
const IN_HTML = new RegExp(`${MARK}([\\w%.~!*'()-]+)`, 'g');
const IN_JSON = new RegExp(`"${MARK}(?:[^"\\\\]|\\\\.)*"`, 'g');

/** All placeholders made here. Without this list, a text that looks like one could publish any file on this computer. */
const marks = new Set<string>();

/** A placeholder for a file's URL; `toModule` turns it into an import. */
export function asset(path: string): string {
  const mark = MARK + path.replaceAll('\\', '/');
  marks.add(mark);
  return mark;
}

/** Whether a text looks like a placeholder. */
export function looksLikeAsset(text: string): boolean {
  return text.startsWith(MARK);
}

/** The file of a placeholder. */
export function fileOf(mark: string): string {
  return mark.slice(MARK.length);
}

/** A placeholder for HTML, where several may share one attribute. */
export function markInHtml(path: string): string {
  return MARK + encodeURIComponent(path);
}

/** Replaces the placeholders in HTML with URLs. A file that is not in the build has none, so `addressOf` throws. */
export function fillAssets(html: string, addressOf: (file: string) => string): string {
  return html.replaceAll(IN_HTML, (_mark, path: string) => addressOf(decodeURIComponent(path)));
}

/** Makes a module with one named export. It imports the data's files, so that Vite names them and adds the base path. */
export function toModule(name: string, data: unknown): string {
  const imports: string[] = [];
  const names = new Map<string, string>();
  const body = fill(data, (path) => {
    const known = names.get(path);
    if (known !== undefined) return known;
    const fresh = `asset${names.size}`;
    names.set(path, fresh);
    imports.push(`import ${fresh} from ${JSON.stringify(`${path}?url&no-inline`)};`);
    return fresh;
  });
  return `${imports.join('\n')}\nexport const ${name} = ${body};\n`;
}

/** The same for the development server, which would serve each of a story's hundreds of imports as a module of its own. */
export function toServedModule(name: string, data: unknown, addressOf: (file: string) => string): string {
  return `export const ${name} = ${fill(data, (path) => JSON.stringify(addressOf(path)))};\n`;
}

/** The data as JSON, with an expression for each file. */
function fill(data: unknown, expressionOf: (file: string) => string): string {
  return JSON.stringify(data).replace(IN_JSON, (whole) => {
    const mark = JSON.parse(whole) as string;
    return marks.has(mark) ? expressionOf(fileOf(mark)) : whole;
  });
}

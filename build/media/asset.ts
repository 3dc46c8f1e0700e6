/** Prefix of a placeholder for a file's URL. */
const PREFIX = '__asset__:';
/** A path that `assetInHtml` has encoded contains only these characters. */
const IN_HTML = new RegExp(`${PREFIX}([\\w%.~!*()-]+)`, 'g');
const IN_JSON = new RegExp(`"${PREFIX}(?:[^"\\\\]|\\\\.)*"`, 'g');

/** All placeholders that `asset` has made. Without this list, a text that looks like one could publish any file. */
const placeholders = new Set<string>();

/** Makes a placeholder for a file's URL; `toModule` turns it into an import. */
export function asset(path: string): string {
  const placeholder = PREFIX + path.replaceAll('\\', '/');
  placeholders.add(placeholder);
  return placeholder;
}

/** Whether a text looks like a placeholder. */
export function looksLikeAsset(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** The file of a placeholder. */
export function fileOf(placeholder: string): string {
  return placeholder.slice(PREFIX.length);
}

/** A placeholder for HTML, encoded: several may share one attribute, and React would escape an apostrophe. */
export function assetInHtml(path: string): string {
  return PREFIX + encodeURIComponent(path).replaceAll("'", '%27');
}

/** Replaces the placeholders in HTML with URLs. `addressOf` throws for a file that is not in the build. */
export function fillAssets(html: string, addressOf: (file: string) => string): string {
  return html.replaceAll(IN_HTML, (_placeholder, path: string) => addressOf(decodeURIComponent(path)));
}

/** Makes a module with one named export. It imports the files, so that Vite names them and adds the base path. */
export function toModule(name: string, data: unknown): string {
  const imports: string[] = [];
  const names = new Map<string, string>();
  const body = fillData(data, (path) => {
    const known = names.get(path);
    if (known !== undefined) return known;
    const added = `asset${names.size}`;
    names.set(path, added);
    imports.push(`import ${added} from ${JSON.stringify(`${path}?url&no-inline`)};`);
    return added;
  });
  return `${imports.join('\n')}\nexport const ${name} = ${body};\n`;
}

/** Like `toModule`, but without imports: the development server would serve each of hundreds of files as a module. */
export function toServedModule(name: string, data: unknown, addressOf: (file: string) => string): string {
  return `export const ${name} = ${fillData(data, (path) => JSON.stringify(addressOf(path)))};\n`;
}

/** The data as JSON, with an expression in place of each placeholder. */
function fillData(data: unknown, expressionOf: (file: string) => string): string {
  return JSON.stringify(data).replace(IN_JSON, (whole) => {
    const placeholder = JSON.parse(whole) as string;
    return placeholders.has(placeholder) ? expressionOf(fileOf(placeholder)) : whole;
  });
}

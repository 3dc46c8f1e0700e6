/** The content types of files other than pages, by extension. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  woff2: 'font/woff2',
};

/** The content type of a file other than a page. */
export function contentTypeOf(path: string): string {
  return CONTENT_TYPES[path.split('.').pop() ?? ''] ?? 'application/octet-stream';
}

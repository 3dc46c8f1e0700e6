import type { Lock } from './sealed';

/*
 * Every page of a private site is a locked page, with the page itself sealed in a template. The build writes it
 * (`build/emit/private/`), `lock.ts` asks for the key, and the service worker or `open-here.ts` opens the template.
 */

/** What the build writes into a locked page. */
export type LockedPage = {
  lock: Lock;
  /** The base paths of the whole site and of the page's language. */
  root: string;
  base: string;
  words: Record<'wrong' | 'changed' | 'insecure' | 'simple' | 'damaged' | 'forget', string>;
};

/** A sealed page: the id of its key, its path, and its bytes in base64url. */
export type SealedPage = { id: string; path: string; sealed: string };

const DATA = /<script type="application\/json" id="locked-page">([^<]+)</;
const TEMPLATE = /<template id="sealed" data-key="(\w+)" data-path="([^"]+)">([^<]+)</;

/** What the build has written into a locked page. @throws for any other page */
export function dataIn(html: string): LockedPage {
  return JSON.parse(DATA.exec(html)?.[1] ?? '') as LockedPage;
}

/** The sealed page within a locked one; null for any other page. */
export function sealedIn(html: string): SealedPage | null {
  const [, id, path, sealed] = TEMPLATE.exec(html) ?? [];
  return id && path && sealed ? { id, path, sealed } : null;
}

/** The sealed page as its template. */
export function templateOf({ id, path, sealed }: SealedPage): string {
  return `<template id="sealed" data-key="${id}" data-path="${path}">${sealed}</template>`;
}

/**
 * Whether a page may answer this path. Some hosts also answer `travel/` with `travel.html`, and an unknown path with
 * the 404 page or with home.
 */
export function isAnswerTo(path: string, page: string): boolean {
  return page === path.replace(/(\/|\.html)?$/, '.html') || /(^|\/)(404|index)\.html$/.test(page);
}

import type { Lock } from './sealed';

/*
 * On a private site, each page is sealed in the template of a locked page. The build writes the locked pages
 * (`build/emit/private/`), `lock.ts` gets the key, and the service worker or `open-here.ts` opens the template.
 */

/** The data that the build writes into a locked page. */
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

/** The data in a locked page. @throws for any other page */
export function dataIn(html: string): LockedPage {
  return JSON.parse(DATA.exec(html)?.[1] ?? '') as LockedPage;
}

/** The sealed page in a locked page; null for any other page. */
export function sealedIn(html: string): SealedPage | null {
  const [, id, path, sealed] = TEMPLATE.exec(html) ?? [];
  return id && path && sealed ? { id, path, sealed } : null;
}

/** The template that contains a sealed page. */
export function templateOf({ id, path, sealed }: SealedPage): string {
  return `<template id="sealed" data-key="${id}" data-path="${path}">${sealed}</template>`;
}

/**
 * Whether a host may answer this path with this page. Hosts answer `travel`, and some also `travel/`, with
 * `travel.html`. They answer an unknown path with the 404 page or with home.
 */
export function isAnswerTo(path: string, pagePath: string): boolean {
  return pagePath === path.replace(/(\/|\.html)?$/, '.html') || /(^|\/)(404|index)\.html$/.test(pagePath);
}

import type { Lock } from './sealed';

/*
 * Every page of a private site is a locked page, with the page itself sealed in a template. The build writes it
 * (`build/emit/private/`), `lock.ts` asks for the key, and the service worker opens the template.
 */

/** What the build writes into a locked page. */
export type LockedPage = {
  lock: Lock;
  /** The base of the whole site, and of its language. */
  root: string;
  base: string;
  words: Record<'wrong' | 'changed' | 'insecure' | 'refused' | 'damaged', string>;
};

const TEMPLATE = /<template id="sealed" data-key="(\w+)" data-path="([^"]+)">([^<]+)</;

/** The sealed page within a locked one; null for any other page. @returns the id of its key, its path, and base64 */
export function sealedIn(html: string): { id: string; path: string; sealed: string } | null {
  const [, id, path, sealed] = TEMPLATE.exec(html) ?? [];
  return id && path && sealed ? { id, path, sealed } : null;
}

/** The sealed page as its template. */
export function templateOf(id: string, path: string, sealed: string): string {
  return `<template id="sealed" data-key="${id}" data-path="${path}">${sealed}</template>`;
}

/** The cache in which a locked page leaves itself for the worker, so that it need not be downloaded again. */
export const ARRIVAL = (root: string): string => `arrival ${root}`;

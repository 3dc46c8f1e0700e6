import { loaders, type PageModule } from 'virtual:pages';
import { createPart, type Part } from '../part';
import { PAGES, type PageId } from '../model/pages';

/** For pages that the couple do not have, which no address leads to. */
const noPage = () => Promise.reject(new Error('No such page'));

/** The lazy part of each page. */
export const pageParts = Object.fromEntries(PAGES.map(({ id }) => [id, createPart(loaders[id] ?? noPage)])) as Record<
  PageId,
  Part<PageModule>
>;

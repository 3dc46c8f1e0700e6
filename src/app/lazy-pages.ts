import { loaders, type PageModule } from 'virtual:pages';
import { createPart, type Part } from '../part';
import { PAGES, type PageId } from '../model/pages';

/** The loader of pages that the couple do not have. No address leads to them. */
const rejectPage = () => Promise.reject(new Error('No such page'));

/** The lazy part of each page. */
export const pageParts = Object.fromEntries(
  PAGES.map(({ id }) => [id, createPart(loaders[id] ?? rejectPage)]),
) as Record<PageId, Part<PageModule>>;

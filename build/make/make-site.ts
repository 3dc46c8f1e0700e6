import type { SiteContent } from '../../src/model/content.ts';
import { longDate, zonedIso } from '../../src/model/dates/dates.ts';
import { previousPages } from '../../src/model/page-order.ts';
import type { Written } from '../../src/model/schema/schema.ts';
import { coupleNames } from '../read/facts/couple-names.ts';
import type { Project } from '../read/project.ts';
import { languageLinks } from './language-links.ts';
import { includedPages } from './included-pages.ts';

/** What every page needs. */
export async function makeSite(site: Written['site'], project: Project, all: Written): Promise<SiteContent> {
  const [first = '', second = ''] = site.couple.names;
  const { date, countdownTo, timeZone } = site.wedding;
  const included = includedPages(all);
  const previous = previousPages(included, site.order !== undefined);
  // No page needs these two: the shell contains `late` (`build/emit/head.ts`), and the couple's names contain `and`.
  const { late: _late, and: _and, ...words } = site.words;
  return {
    couple: { names: coupleNames(site), first: [first, second] },
    wedding: {
      date,
      dateText: longDate(date, site.language),
      countdownTo: zonedIso(countdownTo, '12:00 AM', timeZone),
    },
    // The condition is for TypeScript: every page has a title, at least the shipped one.
    pages: included.flatMap((id) => {
      const own = site.pages[id];
      return own ? [{ id, menu: own.menu, title: own.title, previous: previous.get(id) ?? null }] : [];
    }),
    languages: await languageLinks(project),
    words,
    ...(site.private && { forget: site.locked.forget }),
  };
}

import { useEffect } from 'react';
import { site } from 'virtual:content/site';
import { pageOf } from '../site/addresses';
import { pageTitle } from '../site/included-pages';

/** Sets the tab's title for an address: `<title> • <couple>` on a page, `<couple> • <date>` at home. */
export function useDocumentTitle(pathname: string): void {
  useEffect(() => {
    document.title = titleOf(pathname);
  }, [pathname]);
}

function titleOf(pathname: string): string {
  const names = site.couple.names;
  const page = pageOf(pathname);
  return page ? `${pageTitle(page)} • ${names}` : `${names} • ${site.wedding.dateText}`;
}

import { useEffect } from 'react';
import { site } from 'virtual:content/site';

/** Keeps the tab's title in step with the address: `<title> • <couple>`, at home `<couple> • <date>`. */
export function useDocumentTitle(pathname: string): void {
  useEffect(() => {
    document.title = titleOf(pathname);
  }, [pathname]);
}

function titleOf(pathname: string): string {
  const names = site.couple.names;
  const [, first, second] = pathname.split('/');
  const page = second ? undefined : site.pages.find(({ id }) => id === first);
  return page ? `${page.title} • ${names}` : `${names} • ${site.wedding.dateText}`;
}

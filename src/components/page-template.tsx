import type { ReactNode } from 'react';
import { PageFrame } from './page-frame';
import type { OrderedPage } from './page-order';
import { PageTitle } from './page-title';

export type PageTemplateProps = { id: OrderedPage; children: ReactNode };

/** What the quiet pages share: a way back, a title, the page's own content, and a footer that marks it read. */
export function PageTemplate({ id, children }: PageTemplateProps) {
  return (
    <PageFrame id={id}>
      <PageTitle id={id} />
      {children}
    </PageFrame>
  );
}

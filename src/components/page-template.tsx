import { PageFrame, type PageFrameProps } from './page-frame';
import { PageTitle } from './page-title';

/** What the quiet pages share: a way back, a title, the page's own content, and a footer that marks it read. */
export function PageTemplate({ id, tone, children }: PageFrameProps) {
  return (
    <PageFrame id={id} tone={tone}>
      <PageTitle id={id} />
      {children}
    </PageFrame>
  );
}

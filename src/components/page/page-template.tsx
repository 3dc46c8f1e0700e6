import { PageFrame, type PageFrameProps } from './page-frame';
import { PageTitle } from './page-title';

/** A page frame with the standard title. */
export function PageTemplate({ id, tone, children }: PageFrameProps) {
  return (
    <PageFrame id={id} tone={tone}>
      <PageTitle id={id} />
      {children}
    </PageFrame>
  );
}

import { useId, type ReactNode } from 'react';
import { site } from 'virtual:content/site';

export type ExternalLinkProps = {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** Id of an element that describes the link; screen readers read it before the hint. */
  describedBy?: string;
};

/** A link that opens in a new tab. A description says so, which keeps it out of the link's name. */
export function ExternalLink({ href, children, className, describedBy }: ExternalLinkProps) {
  const hint = useId();
  return (
    <>
      <a
        className={className}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={describedBy ? `${describedBy} ${hint}` : hint}
      >
        {children}
      </a>
      <span id={hint} hidden>
        {site.words.newTab}
      </span>
    </>
  );
}

import { useId, type ReactNode } from 'react';
import { site } from 'virtual:content/site';

export type ExternalLinkProps = {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** Id of an element that says what the link is about, read before the hint of the new tab. */
  describedBy?: string;
};

/** A link that leaves the site in a new tab. The hint is a description, so that the link's name stays its words. */
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

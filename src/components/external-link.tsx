import { useId, type ComponentProps, type ReactNode } from 'react';
import { site } from 'virtual:content/site';
import type { LabelledLink } from '../model/content';
import { Arrow } from './arrow';

export type ExternalLinkProps = {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** Id of an element that describes the link; screen readers read it before the hint. */
  describedBy?: string;
};

/** A link that opens in a new tab. The hint that says so is a description, not a part of the link's name. */
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

export type ExternalLinksProps = {
  links: LabelledLink[];
  linkClass: string | undefined;
  describedBy: string;
} & Pick<ComponentProps<'ul'>, 'id' | 'className' | 'hidden'>;

/** A list of links to other sites, each with an arrow. */
export function ExternalLinks({ links, linkClass, describedBy, ...list }: ExternalLinksProps) {
  return (
    <ul role="list" {...list}>
      {links.map(({ label, url }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- links that the desk adds are all alike at first
        <li key={index}>
          <ExternalLink className={linkClass} href={url} describedBy={describedBy}>
            {label}
            <Arrow to="out" />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

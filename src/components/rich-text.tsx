import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Inline, RichText as Paragraphs } from '../model/content';
import { ExternalLink } from './external-link';

export type RichTextProps = {
  text: Paragraphs;
  /** Class of each paragraph. */
  className?: string | undefined;
};

/** Paragraphs of content with emphasis and links. */
export function RichText({ text, className }: RichTextProps) {
  // oxlint-disable react/no-array-index-key -- content never reorders, and its text may repeat
  return text.map((paragraph, index) => (
    <p key={index} className={className}>
      {paragraph.map((run, place) => (
        <Fragment key={place}>{renderRun(run)}</Fragment>
      ))}
    </p>
  ));
  // oxlint-enable react/no-array-index-key
}

function renderRun(run: Inline) {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'em':
      return <em>{run.text}</em>;
    case 'strong':
      return <strong>{run.text}</strong>;
    case 'link':
      return renderLink(run.href, run.text);
  }
}

function renderLink(href: string, text: string) {
  if (href.startsWith('/')) return <Link to={href}>{text}</Link>;
  if (href.startsWith('https:')) return <ExternalLink href={href}>{text}</ExternalLink>;
  return <a href={href}>{text}</a>; // mailto:, tel: and sms: open an app, not a tab.
}

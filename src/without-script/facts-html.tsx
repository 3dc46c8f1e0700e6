import { Fragment } from 'react';
import { StaticRouter } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReplyContent, ScheduleContent } from '../model/content';
import { menuName, pageTitle } from '../site/included-pages';
import { ExternalLink } from '../components/external-link';
import { DayFacts } from './day-facts';
import { dialled } from '../reply/dialled';
import { formLink } from '../reply/form-link';
import { FACTS_ID } from '../pages/landing/print-facts';
import factsStyles from './day-facts.css?inline';
import ownStyles from './without-script.css?inline';

export type FactsHtmlOptions = {
  /** The site's base path. */
  base: string;
  /** Null if the couple has no schedule. */
  schedule: ScheduleContent | null;
  /** The link to the page with the story as a list; null if the couple has no story. */
  list: { href: string; label: string } | null;
  /** The reply page, which needs script; null if the couple has none. */
  reply: ReplyContent | null;
};

/**
 * The HTML below the cover in the shell. A `template` has the day's facts, for printing home. A `noscript` has a link down
 * to its first part, the facts again, ways to answer and a link to the story's list. Repeated text costs next to nothing
 * once compressed.
 */
export function factsHtml({ base, schedule, list, reply }: FactsHtmlOptions): string {
  const facts = schedule && (
    <StaticRouter location={base} basename={base}>
      <DayFacts schedule={schedule} title={pageTitle('schedule')} />
    </StaticRouter>
  );
  const ways = reply ? waysToAnswer(reply) : [];
  const due = reply?.words.due ?? '';
  const hasAnswer = ways.length > 0 || due !== '';
  /** The page whose part is first: the link down leads there, to the id `day`. */
  const first = schedule ? 'schedule' : hasAnswer ? 'reply' : list && 'story';
  const story = list && (
    <p className="day-facts" id={first === 'story' ? 'day' : undefined}>
      {menuName('story')}:{' '}
      <a className="day-action" href={list.href}>
        {list.label}
      </a>
    </p>
  );
  const answer = hasAnswer && (
    <p className="day-facts" id={first === 'reply' ? 'day' : undefined}>
      {menuName('reply')}: {due}{' '}
      {ways.map(({ Link, label, href }) => (
        <Fragment key={href}>
          <Link className="day-action" href={href}>
            {label}
          </Link>{' '}
        </Fragment>
      ))}
    </p>
  );
  const linkDown = first && (
    <a className="day-link" href="#day">
      {menuName(first)}
    </a>
  );
  const styledFacts = `<style>${minify(factsStyles)}</style>${renderToStaticMarkup(facts)}`;
  // `ExternalLink` creates an id for its hint; the prefix keeps ids in these parts different from those in the facts.
  const others = [answer, story].map((part) => renderToStaticMarkup(part, { identifierPrefix: 'other' })).join('');
  const styledLink = `<style>${minify(ownStyles)}</style>${renderToStaticMarkup(linkDown)}`;
  return `<template id="${FACTS_ID}">${styledFacts}</template><noscript>${styledLink}${styledFacts}${others}</noscript>`;
}

/** Links with which a guest can answer without the page's script, and so without the names of an invitation. */
function waysToAnswer({ to, link, words }: ReplyContent) {
  return [
    { Link: ExternalLink, label: words.form, href: link && formLink(link, []) },
    { Link: ExternalLink, label: words.whatsapp, href: to.whatsapp && `https://wa.me/${to.whatsapp}` },
    { Link: 'a' as const, label: to.mail, href: to.mail && `mailto:${to.mail}` },
    { Link: 'a' as const, label: to.phone, href: to.phone && `tel:${dialled(to.phone)}` },
  ].flatMap(({ href, ...way }) => (href ? [{ ...way, href }] : []));
}

/** Removes a style sheet's comments and unneeded white space. */
function minify(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

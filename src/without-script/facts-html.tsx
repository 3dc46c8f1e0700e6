import { StaticRouter } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ScheduleContent } from '../content/model';
import { menuName, pageTitle } from '../site/present-pages';
import { DayFacts } from './day-facts';
import { FACTS_ID } from '../pages/landing/print-facts';
import factsStyles from './day-facts.css?inline';
import ownStyles from './without-script.css?inline';

export type FactsHtmlOptions = {
  base: string;
  /** Null where the couple has no such page, as below. */
  schedule: ScheduleContent | null;
  /** The story as a list, a page of its own. */
  list: { href: string; label: string } | null;
};

/**
 * What the shell holds below the cover, for the build: the day's facts as a template, to be printed with home, and once
 * more for a guest without script. Twice the same text costs a compressed file next to nothing.
 */
export function factsHtml({ base, schedule, list }: FactsHtmlOptions): string {
  const facts = schedule && (
    <StaticRouter location={base} basename={base}>
      <DayFacts schedule={schedule} title={pageTitle('schedule')} />
    </StaticRouter>
  );
  const story = list && (
    <p className="day-facts">
      {menuName('story')}:{' '}
      <a className="day-story" href={list.href}>
        {list.label}
      </a>
    </p>
  );
  const down = schedule && (
    <a className="day-link" href="#day">
      {menuName('schedule')}
    </a>
  );
  const styled = `<style>${smaller(factsStyles)}</style>${renderToStaticMarkup(facts)}`;
  const withoutScript = `${styled}${renderToStaticMarkup(story)}<style>${smaller(ownStyles)}</style>${renderToStaticMarkup(down)}`;
  return `<template id="${FACTS_ID}">${styled}</template><noscript>${withoutScript}</noscript>`;
}

/** A style sheet without its comments and line ends. */
function smaller(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

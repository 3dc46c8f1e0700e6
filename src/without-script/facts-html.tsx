import { StaticRouter } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { schedule } from 'virtual:content/schedule';
import { menuName, pageTitle } from '../components/page-words';
import { DayFacts } from './day-facts';
import { FACTS_ID } from '../pages/landing/print-facts';
import factsStyles from './day-facts.css?inline';
import ownStyles from './without-script.css?inline';

export type FactsHtmlOptions = {
  base: string;
  /** The story as a list, a page of its own. */
  list: { href: string; label: string };
};

/**
 * What the shell holds below the cover, for the build: the day's facts as a template, to be printed with home, and once
 * more for a guest without script. Twice the same text costs a compressed file next to nothing.
 */
export function factsHtml({ base, list }: FactsHtmlOptions): string {
  const facts = renderToStaticMarkup(
    <StaticRouter location={base} basename={base}>
      <DayFacts schedule={schedule} title={pageTitle('schedule')} />
    </StaticRouter>,
  );
  const styled = `<style>${smaller(factsStyles)}</style>${facts}`;
  const link = renderToStaticMarkup(
    <p className="day-facts">
      {menuName('story')}:{' '}
      <a className="day-story" href={list.href}>
        {list.label}
      </a>
    </p>,
  );
  const down = renderToStaticMarkup(
    <a className="day-link" href="#day">
      {menuName('schedule')}
    </a>,
  );
  return `<template id="${FACTS_ID}">${styled}</template><noscript>${styled}${link}<style>${smaller(ownStyles)}</style>${down}</noscript>`;
}

/** A style sheet without its comments and line ends. */
function smaller(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

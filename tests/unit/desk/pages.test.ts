import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import { addReplyStep } from '../../../desk/page/pages/add-reply';
import { hideStep, orderStep } from '../../../desk/page/pages/page-steps';
import { ChangeLocks } from '../../../desk/page/pages/private-site';
import { addPageStep, removePageStep } from '../../../desk/page/pages/own-page-steps';
import { hasScreen } from '../../../src/model/pages';
import { isHidden, presentPages } from '../../../desk/model/present-pages';
import type { Step } from '../../../desk/protocol';
import { openEditor } from '../../../desk/server/editor';
import { readSteps } from '../../../desk/server/requests';
import { MOUNTAINS, shareCache, temporaryFolder } from '../../fixtures/temporary-folder';

const ROOT = join(import.meta.dirname, '../../..');
const DONE = { status: 'done' };

let folder = '';
beforeEach(() => void (folder = temporaryFolder(MOUNTAINS)));

const text = (file: string) => readFileSync(join(folder, file), 'utf8');

async function open() {
  const project = Object.assign(openProject(ROOT, relative(ROOT, folder), null), {
    cacheFolder: shareCache(join(folder, '.cache')),
  });
  const editor = await openEditor({ project, pictures: new Map(), onChange: () => {} });
  // As the browser sends it.
  const send = async (step: Step) => (await editor.change(readSteps(JSON.stringify([step]))))[0];
  return { ...editor, send };
}

/** Renders the buttons that change the locks, and presses those at these positions in turn. */
function pressLocks(...positions: number[]) {
  let changeCount = 0;
  let labels: string[] = [];
  // A change of the state during a render makes React render again at once.
  function Pressed() {
    const { props } = ChangeLocks({ onChange: () => (changeCount += 1) });
    const buttons: { props: { children: string; onClick: () => void } }[] = props.children.filter(Boolean);
    labels = buttons.map((button) => button.props.children);
    buttons[positions.shift() ?? -1]?.props.onClick();
    return null;
  }
  renderToStaticMarkup(createElement(Pressed));
  return { labels, changeCount };
}

test('no double click or held key changes the locks: a second button does', () => {
  const [ask, confirm] = ['Change the locks …', 'Yes, new invitations for everyone'];
  expect(pressLocks()).toEqual({ labels: [ask], changeCount: 0 });
  expect(pressLocks(0, 0, 0)).toEqual({ labels: [ask, confirm], changeCount: 0 });
  expect(pressLocks(0, 1)).toEqual({ labels: [ask], changeCount: 1 });
});

describe('the Pages panel', () => {
  test('hides and shows pages and parts, one undo each, and keeps their content', async () => {
    const [site, travel] = [text('site.yaml'), text('travel.yaml')];
    const editor = await open();
    expect(await editor.send(hideStep(await editor.state(), 'faq', 'Questions', true))).toEqual(DONE);
    expect(await editor.send(hideStep(await editor.state(), 'travel.stays', 'Where to sleep', true))).toEqual(DONE);
    expect((await editor.state()).files['site.yaml']?.data).toMatchObject({ hidden: ['faq', 'travel.stays'] });
    expect(await editor.send(hideStep(await editor.state(), 'faq', 'Questions', false))).toEqual(DONE);
    expect((await editor.state()).files['site.yaml']?.data).toMatchObject({ hidden: ['travel.stays'] });
    expect(await editor.send(hideStep(await editor.state(), 'travel.stays', 'Where to sleep', false))).toEqual(DONE);
    expect([text('site.yaml'), text('travel.yaml')]).toEqual([site, travel]);
    expect(await editor.undo()).toEqual(DONE);
    expect(text('site.yaml')).toContain('travel.stays');
  });

  test('moves pages, and removes the line `order` once the order is the default', async () => {
    const site = text('site.yaml');
    const editor = await open();
    const pages = presentPages(await editor.state());
    const screens = pages.filter(hasScreen);
    const moved = screens.toReversed();
    expect(await editor.send(orderStep(await editor.state(), moved))).toEqual(DONE);
    expect(presentPages(await editor.state())).toEqual([...moved, 'thanks']);
    expect(await editor.send(orderStep(await editor.state(), screens))).toEqual(DONE);
    expect(text('site.yaml')).toBe(site);
  });

  test('adds a page of the couple’s own with its title, and one undo removes it', async () => {
    const site = text('site.yaml');
    const editor = await open();
    expect(await editor.send(addPageStep(await editor.state(), 'Things to do'))).toEqual(DONE);
    expect(text('more.yaml')).toBe('intro: New words for your guests\n');
    const state = await editor.state();
    expect(presentPages(state)).toContain('more');
    expect(state.files['site.yaml']?.data).toMatchObject({
      pages: { more: { menu: 'Things to do', title: 'Things to do' } },
    });
    expect(await editor.undo()).toEqual(DONE);
    expect([existsSync(join(folder, 'more.yaml')), text('site.yaml')]).toEqual([false, site]);
    expect(await editor.redo()).toEqual(DONE);
    expect(text('more.yaml')).toContain('intro');
  });

  test('adds the reply page, and one undo removes it', async () => {
    rmSync(join(folder, 'reply.yaml'));
    // The couple hid the page before they removed its file.
    const site = `${text('site.yaml')}\nhidden: [reply]\n`;
    writeFileSync(join(folder, 'site.yaml'), site);
    const editor = await open();
    expect(await editor.send(addReplyStep(await editor.state()))).toEqual(DONE);
    const state = await editor.state();
    expect([presentPages(state).includes('reply'), isHidden(state, 'reply')]).toEqual([true, false]);
    expect(await editor.undo()).toEqual(DONE);
    expect([existsSync(join(folder, 'reply.yaml')), text('site.yaml')]).toEqual([false, site]);
  });

  test('removes the couple’s own page with its translation, and one undo restores both', async () => {
    const site = text('site.yaml');
    mkdirSync(join(folder, 'es'));
    writeFileSync(join(folder, 'es/more.yaml'), '# Ours\nintro: Nadar\n');
    writeFileSync(join(folder, 'more.yaml'), 'intro: Swim\n');
    const editor = await open();
    const step = removePageStep(await editor.state(), 'More');
    expect(await editor.send(step)).toEqual(DONE);
    expect(['more.yaml', 'es/more.yaml'].map((name) => existsSync(join(folder, name)))).toEqual([false, false]);
    expect(await editor.undo()).toEqual(DONE);
    expect([text('more.yaml'), text('es/more.yaml')]).toEqual(['intro: Swim\n', '# Ours\nintro: Nadar\n']);
    expect(text('site.yaml')).toBe(site);
  });

  test('removes the names of the couple’s own page in every language', async () => {
    mkdirSync(join(folder, 'es'));
    writeFileSync(join(folder, 'es/site.yaml'), 'description: Boda\npages:\n  more: { menu: Nadar, title: Nadar }\n');
    writeFileSync(join(folder, 'more.yaml'), 'intro: Swim\n');
    const editor = await open();
    expect(await editor.send(removePageStep(await editor.state(), 'More'))).toEqual(DONE);
    expect(text('es/site.yaml')).toBe('description: Boda\n');
  });

  test('turns links to a removed page into plain words, and one undo restores all', async () => {
    writeFileSync(join(folder, 'more.yaml'), 'intro: Swim\n');
    const faq = text('faq.yaml');
    const linked = faq.replace(/answer: .*/, "answer: 'See [our tips](/more), or [travel](/travel).'");
    writeFileSync(join(folder, 'faq.yaml'), linked);
    const editor = await open();
    expect(await editor.send(removePageStep(await editor.state(), 'More'))).toEqual(DONE);
    expect(text('faq.yaml')).toBe(linked.replace('[our tips](/more)', 'our tips'));
    expect(await editor.undo()).toEqual(DONE);
    expect([text('faq.yaml'), text('more.yaml')]).toEqual([linked, 'intro: Swim\n']);
  });

  test('translates the couple’s own page even if it has no file in that language yet', async () => {
    mkdirSync(join(folder, 'es'));
    writeFileSync(join(folder, 'more.yaml'), 'intro: Swim\n');
    const editor = await open();
    const at = { file: 'es/more.yaml', path: ['intro'] };
    const step: Step = { label: 'the intro', changes: [{ kind: 'set', at, was: null, value: 'Nadar' }] };
    expect(await editor.send(step)).toEqual(DONE);
    expect(text('es/more.yaml')).toBe('intro: Nadar\n');
    expect(await editor.undo()).toEqual(DONE);
    expect(existsSync(join(folder, 'es/more.yaml'))).toBe(false);
  });

  test('never removes a page that changed in the meantime', async () => {
    writeFileSync(join(folder, 'more.yaml'), 'intro: Swim\n');
    const editor = await open();
    const step = removePageStep(await editor.state(), 'More');
    writeFileSync(join(folder, 'more.yaml'), 'intro: Swim in the lake\n');
    expect(await editor.send(step)).toMatchObject({ status: 'conflict' });
    expect(text('more.yaml')).toBe('intro: Swim in the lake\n');
  });
});

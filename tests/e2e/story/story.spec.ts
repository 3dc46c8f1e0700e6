import { CARDS, COUPLE, LIKED_ONLY, SCHEDULE, STORY_PAGE, STORY_WORDS, SUPERLIKED_ONLY } from '../support/couple';
import {
  deckViews,
  drag,
  expect,
  expectStillAt,
  heading,
  homeLink,
  menuParts,
  middleOf,
  nextLink,
  openStory,
  place,
  remember,
  stored,
  storyParts,
  swipeTo,
  swipeToFilm,
  test,
} from '../support/guest';

test.describe('the story', () => {
  test(
    'shows its cards in order, seven at most; takes a throw to the right, not one of a hundred units, and then one up; refuses what the card does not allow, and any throw down or left',
    { tag: '@sizes' },
    async ({ page }) => {
      const { cards, top, superlike } = await openStory(page);
      await expect(page).toHaveTitle(`${STORY_PAGE.title} • ${COUPLE}`);
      await expect(heading(page, STORY_PAGE.title)).toBeVisible();
      await expect(cards).toHaveCount(7);
      // Until it is there, a photo's place is filled by one blur of it, not by many small ones.
      const photo = page.locator('[data-card] > div:has(picture)').first();
      await expect(photo).toHaveCSS('background-size', 'cover');
      for (const [at, { caption }] of CARDS.slice(0, 7).entries()) await expect(cards.nth(at)).toContainText(caption);
      await expect(cards.first()).toHaveAttribute('aria-current', 'true');
      await expect(top).toContainText(CARDS[0]?.date ?? '');
      await expect(place(page, 1)).toBeVisible();

      await test.step('a first card that goes right alone, thrown up, down and left', async () => {
        expect(LIKED_ONLY).toBe(1);
        await expect(superlike).toHaveAttribute('aria-disabled', 'true');
        for (const [dx, dy] of [
          [0, -220],
          [0, 220],
          [-180, 0],
        ] as const) {
          await drag(page, dx, dy);
          await expectStillAt(page, 1);
        }
      });
      await test.step('a throw of a hundred units, and of more', async () => {
        await drag(page, 100, 0);
        await expectStillAt(page, 1);
        await drag(page, 104, 0);
        await expect(place(page, 2)).toBeVisible();
        await expect(top).toContainText(CARDS[1]?.caption ?? '');
        await drag(page, 0, -104);
        await expect(place(page, 3)).toBeVisible();
      });
    },
  );

  test('is swiped by buttons and by keys, once by a key that is held down; tells each new card to a screen reader, and why one stays', async ({
    page,
  }) => {
    const { like, superlike, top } = await openStory(page);
    const status = page.getByRole('status');
    const refusal = status.getByText(STORY_WORDS.onlyLike);

    await test.step('it says why a card stays, each time that it refuses a swipe', async () => {
      for (const button of [like, superlike]) await expect(button).toHaveAccessibleDescription('');
      await page.keyboard.press('ArrowUp');
      await expect(refusal).toBeAttached();
      const said = await refusal.elementHandle();
      await superlike.click({ force: true });
      // A screen reader speaks again where something new has come, also if it says the same.
      await expect.poll(() => said?.evaluate((words) => words.isConnected)).toBe(false);
      await expect(refusal).toBeAttached();
      await drag(page, 0, -200);
      await expect(refusal).toBeAttached();
    });
    await test.step('it tells each new card, once and politely, with what its picture shows', async () => {
      await like.click();
      await expect(place(page, 2)).toBeVisible();
      await expect(status).toHaveCount(1);
      const told = STORY_WORDS.place.replace('{place}', '2').replace('{count}', String(CARDS.length));
      await expect(status).toHaveText(`${told}: ${await top.textContent()}`);
      await expect(status).toContainText(CARDS[1]?.caption ?? '');
      await expect(status).toContainText(CARDS[1]?.alt ?? '');
    });
    await test.step('buttons and keys', async () => {
      await superlike.click();
      await expect(place(page, 3)).toBeVisible();
      // The shell's note of an early tap is not for these: it would dim them.
      await expect(page.locator('html')).not.toHaveAttribute('data-tapped');
      await page.keyboard.press('ArrowRight');
      await expect(place(page, SUPERLIKED_ONLY)).toBeVisible();
    });
    await test.step('a card that goes up alone', async () => {
      await expect(like).toHaveAttribute('aria-disabled', 'true');
      await expect(superlike).not.toHaveAttribute('aria-disabled');
      await drag(page, 180, 0);
      await like.click({ force: true });
      await page.keyboard.press('ArrowRight');
      await expectStillAt(page, SUPERLIKED_ONLY);
      await expect(status).toContainText(STORY_WORDS.onlySuperlike);
      await page.keyboard.press('ArrowUp');
      await expect(place(page, SUPERLIKED_ONLY + 1)).toBeVisible();
    });
    await test.step('a key that is held down, whatever has the focus', async () => {
      await superlike.focus();
      for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expectStillAt(page, SUPERLIKED_ONLY + 2);
      for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('ArrowRight');
      await page.keyboard.up('ArrowRight');
      await expectStillAt(page, SUPERLIKED_ONLY + 3);
    });
  });

  test('keeps its place while the guest looks at the next page, is read at its end and not before, and starts over', async ({
    page,
  }) => {
    const { like, end, deck, startOver } = await openStory(page);
    const isRead = async () => (await stored(page)).state.readStates['/story'];
    await swipeTo(page, 2);
    // Nobody must swipe all cards to find the church.
    await nextLink(page).click();
    await expect(page).toHaveURL(SCHEDULE.path);
    await expect(heading(page, SCHEDULE.title)).toBeVisible();
    await page.goBack();
    for (let card = 2; card <= CARDS.length; card++) {
      await expect(place(page, card)).toBeVisible();
      if (card === CARDS.length) expect(await isRead()).toBe(false);
      await page.keyboard.press(card === SUPERLIKED_ONLY ? 'ArrowUp' : 'ArrowRight');
    }
    await expect(end).toBeVisible();
    await expect(end).toBeFocused();
    await expect(like).toBeHidden();
    await expect(deck.getByRole('listitem')).toHaveCount(0);
    expect(await isRead()).toBe(true);
    await expect(page.getByRole('link', { name: SCHEDULE.menu }).last()).toHaveAttribute('href', SCHEDULE.path);
    await startOver.focus();
    await page.keyboard.press('Enter');
    await expect(place(page, 1)).toBeVisible();
    await expect(like, 'the way back from the end for whoever uses keys').toBeFocused();
  });

  test('leaves no listener behind, and home asks for its first photos once', async ({ page }) => {
    await page.addInitScript(() => {
      const left = { listeners: 0 };
      const images: HTMLImageElement[] = [];
      const isAhead = ({ fetchPriority }: HTMLImageElement) => fetchPriority === 'low';
      Object.assign(window, { left: () => ({ ...left, ahead: images.filter(isAhead).length }) });
      for (const target of [window, document] as EventTarget[]) {
        const kept = new Map<unknown, Set<string>>();
        const listen = target.addEventListener.bind(target);
        const stop = target.removeEventListener.bind(target);
        type Listen = Parameters<EventTarget['addEventListener']>;
        target.addEventListener = (...[type, listener, options]: Listen) => {
          const types = kept.get(listener) ?? new Set();
          kept.set(listener, types);
          if (!types.has(type)) left.listeners++;
          types.add(type);
          listen(type, listener, options);
        };
        target.removeEventListener = (...[type, listener, options]: Listen) => {
          if (kept.get(listener)?.delete(type)) left.listeners--;
          stop(type, listener, options);
        };
      }
      const create = document.createElement.bind(document);
      document.createElement = (name: string) => {
        const element = create(name);
        if (element instanceof HTMLImageElement) images.push(element);
        return element;
      };
      // As slow as a weak phone answers a key, for what measures that.
      window.addEventListener('keydown', () => {
        for (const start = performance.now(); performance.now() - start < 60;);
      });
    });
    type Left = { listeners: number; ahead: number };
    const left = () => page.evaluate(() => (window as unknown as { left: () => Left }).left());
    const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const visit = async () => {
      await menuParts(page).link(STORY_PAGE.menu).click();
      await expect(place(page, 1)).toBeVisible();
      await page.keyboard.press('Shift');
      await homeLink(page).click();
      await expect(menuParts(page).menu).toBeVisible();
      await idle();
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const warm = page.waitForResponse(/scene-deck.*\.js$/);
    await remember(page, {});
    await page.goto('/');
    await warm;
    for (let count = 0; count < 2; count++) await visit();
    const before = await left();
    for (let count = 0; count < 2; count++) await visit();
    await expect.poll(async () => (await left()).listeners).toBeLessThanOrEqual(before.listeners);
    expect((await left()).ahead).toBe(before.ahead);
  });

  test('is told without WebGL where the browser refuses it', async ({ page }) => {
    await page.addInitScript(() => {
      const prototype: { getContext: unknown } = HTMLCanvasElement.prototype;
      const original = prototype.getContext;
      const record = { refused: 0 };
      Object.assign(window, { record });
      prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]): unknown {
        if (kind.startsWith('webgl')) record.refused++;
        if (kind.startsWith('webgl') || typeof original !== 'function') return null;
        return Reflect.apply(original, this, [kind, ...rest]);
      };
    });
    await remember(page, {});
    await page.goto('/story');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { record: { refused: number } }).record.refused))
      .toBeGreaterThan(0);
    await drag(page, 160, 0);
    await expect(place(page, 2)).toBeVisible();
    await expect(deckViews(page).flat).toBeVisible();
    await expect(deckViews(page).scene).toHaveCount(0);
  });
});

test('a film plays only while its card is on top, silent until the guest says otherwise, by button or by tap', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Whoever is asked to play, in the document or not.
    const films = new Set<HTMLMediaElement>();
    Object.assign(window, { films });
    const prototype: { play: unknown } = HTMLMediaElement.prototype;
    const original = prototype.play;
    prototype.play = function (this: HTMLMediaElement): unknown {
      films.add(this);
      return typeof original === 'function' ? Reflect.apply(original, this, []) : undefined;
    };
  });
  const films = () =>
    page.evaluate(() =>
      [...(window as unknown as { films: Set<HTMLMediaElement> }).films].map(({ muted, paused }) => ({
        muted,
        paused,
      })),
    );
  const { deck, like, mute, unmute } = await openStory(page);
  expect(await films()).toEqual([]);
  await swipeToFilm(page);
  await expect.poll(films).toEqual([{ muted: true, paused: false }]);
  await unmute.click();
  await expect(mute).toBeVisible();
  expect(await films()).toEqual([{ muted: false, paused: false }]);
  await mute.click();
  await expect(unmute).toBeVisible();
  expect(await films()).toEqual([{ muted: true, paused: false }]);
  const { x, y } = await middleOf(deck);
  await page.mouse.click(x, y);
  await expect(mute).toBeVisible();
  expect(await films()).toEqual([{ muted: false, paused: false }]);
  await mute.focus();
  await page.keyboard.press('ArrowRight');
  await expect(mute).toBeHidden();
  expect(await films()).toEqual([{ muted: true, paused: true }]);
  await expect(like, 'the button that had the focus has gone').toBeFocused();
});

test('a guest who saves data gets the flat deck and posters, and a film when they press Play', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    // A browser with WebGL, as far as asking tells.
    const prototype: { getContext: unknown } = HTMLCanvasElement.prototype;
    const original = prototype.getContext;
    prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]): unknown {
      if (kind === 'webgl2') return { getExtension: () => null };
      return typeof original === 'function' ? Reflect.apply(original, this, [kind, ...rest]) : null;
    };
  });
  const heavy: string[] = [];
  page.on('request', (request) => {
    if (/scene-deck|\.mp4/.test(request.url())) heavy.push(request.url());
  });
  await remember(page, {});
  await page.goto('/story');
  await expect(page.locator('main[data-view="flat"]')).toBeVisible();
  await swipeToFilm(page);
  const { play, unmute } = storyParts(page);
  await expect(play).toBeVisible();
  expect(heavy).toEqual([]);
  await play.click();
  await expect(unmute).toBeVisible();
  expect(heavy).toHaveLength(1);
});

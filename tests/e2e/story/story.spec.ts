import { PHONE } from '../../../playwright.config';
import { CARDS, COUPLE, LIKED_ONLY, SCHEDULE, STORY_PAGE, STORY_WORDS, SUPERLIKED_ONLY } from '../support/couple';
import {
  deckViews,
  drag,
  drawn,
  expect,
  expectStillAt,
  heading,
  hold,
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
  SMALL,
} from '../support/guest';

test.use(SMALL);

test.describe('the story', () => {
  test.describe('on a phone', () => {
    test.use({ ...PHONE, ...SMALL });

    test('shows seven cards in order; a swipe needs over 100 units in an allowed direction', async ({ page }) => {
      const { cards, top, superlike } = await openStory(page);
      await expect(page).toHaveTitle(`${STORY_PAGE.title} • ${COUPLE}`);
      await expect(heading(page, STORY_PAGE.title)).toBeVisible();
      await expect(cards).toHaveCount(7);
      // Until a photo loads, one blurred placeholder fills its place, without repeating.
      const photo = page.locator('[data-card] > div:has(picture)').first();
      await expect(photo).toHaveCSS('background-size', 'cover');
      for (const [index, { caption }] of CARDS.slice(0, 7).entries())
        await expect(cards.nth(index)).toContainText(caption);
      await expect(cards.first()).toHaveAttribute('aria-current', 'true');
      await expect(top).toContainText(CARDS[0]?.date ?? '');
      await expect(place(page, 1)).toBeVisible();

      await test.step('a first card that allows only right, dragged up, down and left', async () => {
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
      await test.step('a drag of 100 units returns the card, a longer one swipes it', async () => {
        await drag(page, 100, 0);
        await expectStillAt(page, 1);
        await drag(page, 104, 0);
        await expect(place(page, 2)).toBeVisible();
        await expect(top).toContainText(CARDS[1]?.caption ?? '');
        await drag(page, 0, -104);
        await expect(place(page, 3)).toBeVisible();
      });
    });
  });

  test('swipes by button and key and announces each card, or why it stays', async ({ page }) => {
    const { like, superlike, top } = await openStory(page);
    const status = page.getByRole('status');
    const refusal = status.getByText(STORY_WORDS.onlyLike);

    await test.step('each refused swipe is announced with its reason', async () => {
      for (const button of [like, superlike]) await expect(button).toHaveAccessibleDescription('');
      await page.keyboard.press('ArrowUp');
      await expect(refusal).toBeAttached();
      const announcement = await refusal.elementHandle();
      await superlike.click({ force: true });
      // Screen readers announce a new element even if its words are the same.
      await expect.poll(() => announcement?.evaluate((element) => element.isConnected)).toBe(false);
      await expect(refusal).toBeAttached();
      await drag(page, 0, -200);
      await expect(refusal).toBeAttached();
    });
    await test.step('each new card is announced once, with its text alternative', async () => {
      await like.click();
      await expect(place(page, 2)).toBeVisible();
      await expect(status).toHaveCount(1);
      const placeWords = STORY_WORDS.place.replace('{place}', '2').replace('{count}', String(CARDS.length));
      await expect(status).toHaveText(`${placeWords}: ${await top.textContent()}`);
      await expect(status).toContainText(CARDS[1]?.caption ?? '');
      await expect(status).toContainText(CARDS[1]?.alt ?? '');
    });
    await test.step('buttons and keys', async () => {
      await superlike.click();
      await expect(place(page, 3)).toBeVisible();
      // The shell marks buttons that are tapped before the script has loaded, and only these: the mark dims them.
      await expect(page.locator('[data-tapped]')).toHaveCount(0);
      await page.keyboard.press('ArrowRight');
      await expect(place(page, SUPERLIKED_ONLY)).toBeVisible();
    });
    await test.step('a card that allows only up', async () => {
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
    await test.step('a key that is held down swipes once, even on a focused button', async () => {
      await superlike.focus();
      for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expectStillAt(page, SUPERLIKED_ONLY + 2);
      for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('ArrowRight');
      await page.keyboard.up('ArrowRight');
      await expectStillAt(page, SUPERLIKED_ONLY + 3);
    });
  });

  test('renders nothing in React while a card is dragged and held', async ({ page }) => {
    await page.addInitScript(() => {
      const react = { renders: 0 };
      const devTools = {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => react.renders++,
        onPostCommitFiberRoot() {},
        onCommitFiberUnmount() {},
      };
      Object.assign(window, { react, __REACT_DEVTOOLS_GLOBAL_HOOK__: devTools });
      // A busy machine would take seconds to become idle.
      window.requestIdleCallback = (run) => window.setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }));
    });
    const countRenders = () => page.evaluate('react.renders');
    await openStory(page);
    await expect(deckViews(page).flat.locator('[data-card="3"] img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.getByRole('button', { name: STORY_WORDS.keep })).toBeVisible();
    /** Reads a value until it has not changed for 40 frames. @returns this value */
    const readSettled = async <Value>(read: () => Promise<Value>) => {
      for (let last = await read(); ;) {
        await drawn(page, 40);
        const value = await read();
        if (value === last) return value;
        last = value;
      }
    };
    // Whatever loads after the deal must have rendered before the drag.
    const before = await readSettled(countRenders);
    await hold(page, 60, 0);
    await readSettled(() => deckViews(page).flat.locator('[data-card="0"]').getAttribute('style'));
    expect(await countRenders()).toBe(before);
  });

  test('keeps its place across pages, counts as read at its end, and starts over', async ({ page }) => {
    const { like, end, deck, startOver } = await openStory(page);
    const isRead = async () => (await stored(page)).state.readStates['/story'];
    await swipeTo(page, 2);
    // The link to the next page is there before the last card.
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
    await expect(like, 'keyboard users continue at the first button').toBeFocused();
  });

  test('leaves no listeners behind, and home fetches its first photos once', { tag: '@release' }, async ({ page }) => {
    await page.addInitScript(() => {
      let listeners = 0;
      const images: HTMLImageElement[] = [];
      const isPreload = ({ fetchPriority }: HTMLImageElement) => fetchPriority === 'low';
      Object.assign(window, { counts: () => ({ listeners, preloads: images.filter(isPreload).length }) });
      for (const target of [window, document] as EventTarget[]) {
        const typesOf = new Map<unknown, Set<string>>();
        const listen = target.addEventListener.bind(target);
        const stop = target.removeEventListener.bind(target);
        type Listen = Parameters<EventTarget['addEventListener']>;
        target.addEventListener = (...[type, listener, options]: Listen) => {
          const types = typesOf.get(listener) ?? new Set();
          typesOf.set(listener, types);
          if (!types.has(type)) listeners++;
          types.add(type);
          listen(type, listener, options);
        };
        target.removeEventListener = (...[type, listener, options]: Listen) => {
          if (typesOf.get(listener)?.delete(type)) listeners--;
          stop(type, listener, options);
        };
      }
      const create = document.createElement.bind(document);
      document.createElement = (name: string) => {
        const element = create(name);
        if (element instanceof HTMLImageElement) images.push(element);
        return element;
      };
      // Makes each key press slow, since web-vitals would leak a listener for it: see build/emit/code/fix-web-vitals.ts.
      window.addEventListener('keydown', () => {
        for (const end = performance.now() + 60; performance.now() < end;);
      });
    });
    type Counts = { listeners: number; preloads: number };
    const counts = () => page.evaluate(() => (window as unknown as { counts: () => Counts }).counts());
    const waitUntilIdle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const visit = async () => {
      await menuParts(page).link(STORY_PAGE.menu).click();
      await expect(place(page, 1)).toBeVisible();
      // A key that does nothing in the story.
      await page.keyboard.press('Shift');
      await homeLink(page).click();
      await expect(menuParts(page).menu).toBeVisible();
      await waitUntilIdle();
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const sceneCode = page.waitForResponse(/scene-deck.*\.js$/);
    await remember(page, {});
    await page.goto('/');
    await sceneCode;
    // The first two visits add listeners that later visits reuse.
    for (let count = 0; count < 2; count++) await visit();
    const before = await counts();
    for (let count = 0; count < 2; count++) await visit();
    await expect.poll(async () => (await counts()).listeners).toBeLessThanOrEqual(before.listeners);
    expect((await counts()).preloads).toBe(before.preloads);
  });

  test('works without WebGL if the browser refuses it', { tag: '@release' }, async ({ page }) => {
    await page.addInitScript(() => {
      const prototype: { getContext: unknown } = HTMLCanvasElement.prototype;
      const original = prototype.getContext;
      const webgl = { refused: 0 };
      Object.assign(window, { webgl });
      prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]): unknown {
        if (kind.startsWith('webgl')) webgl.refused++;
        if (kind.startsWith('webgl') || typeof original !== 'function') return null;
        return Reflect.apply(original, this, [kind, ...rest]);
      };
    });
    await remember(page, {});
    await page.goto('/story');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { webgl: { refused: number } }).webgl.refused))
      .toBeGreaterThan(0);
    await drag(page, 160, 0);
    await expect(place(page, 2)).toBeVisible();
    await expect(deckViews(page).flat).toBeVisible();
    await expect(deckViews(page).scene).toHaveCount(0);
  });
});

test('a film plays only on top, muted until the guest presses or taps', async ({ page }) => {
  await page.addInitScript(() => {
    // All media elements that have been played, even outside the document.
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
  // From 800 px on, the button to keep the story is in the same row; from 992 px on, Mute shows its word.
  for (const width of [800, 848, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    const muteBox = await mute.boundingBox();
    const keepBox = await page.getByRole('button', { name: STORY_WORDS.keep }).boundingBox();
    expect(muteBox && keepBox && muteBox.x + muteBox.width <= keepBox.x, `${width} px wide`).toBe(true);
  }
  await page.keyboard.press('ArrowRight');
  await expect(mute).toBeHidden();
  expect(await films()).toEqual([{ muted: true, paused: true }]);
  await expect(like, 'takes the focus from the hidden button').toBeFocused();
});

test('a guest who saves data gets the flat deck, and films only on request', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    // The browser claims to support WebGL.
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

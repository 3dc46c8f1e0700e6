import {
  CARDS,
  deckViews,
  drag,
  expect,
  expectStillAt,
  middleOf,
  openStory,
  place,
  remember,
  stored,
  swipeToFilm,
  test,
} from './guest';

test.describe('Our Story', () => {
  test('shows its cards in order, seven at most, with the first on top', async ({ page }) => {
    const { cards, top } = await openStory(page);
    await expect(page).toHaveTitle(/^Our Story • .+/);
    await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible();
    await expect(cards).toHaveCount(7);
    await expect(cards.first()).toHaveAttribute('aria-current', 'true');
    await expect(top).toContainText('2017');
    await expect(place(page, 1)).toBeVisible();
  });

  test(
    'takes a throw to the right, not one of a hundred units, and then one up',
    { tag: '@sizes' },
    async ({ page }) => {
      const { top } = await openStory(page);
      const first = await top.textContent();
      await drag(page, 100, 0);
      await expectStillAt(page, 1);
      await drag(page, 104, 0);
      await expect(place(page, 2)).toBeVisible();
      expect(await top.textContent()).not.toBe(first);
      await drag(page, 0, -104);
      await expect(place(page, 3)).toBeVisible();
    },
  );

  test('refuses a first card thrown up, and any card thrown down or left', { tag: '@sizes' }, async ({ page }) => {
    const { superlike } = await openStory(page);
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

  test('takes the fourth card, "The date goes well", only upward', async ({ page }) => {
    const { top, like, superlike } = await openStory(page);
    for (let card = 1; card <= 3; card++) {
      await drag(page, 160, 0);
      await expect(place(page, card + 1)).toBeVisible();
    }
    await expect(top).toContainText('The date goes well');
    await expect(like).toHaveAttribute('aria-disabled', 'true');
    await expect(superlike).not.toHaveAttribute('aria-disabled');
    await drag(page, 180, 0);
    await like.click({ force: true });
    await page.keyboard.press('ArrowRight');
    await expectStillAt(page, 4);
    await drag(page, 0, -160);
    await expect(place(page, 5)).toBeVisible();
  });

  test('can be swiped by buttons and by arrow keys', async ({ page }) => {
    const { like, superlike } = await openStory(page);
    await like.click();
    await expect(place(page, 2)).toBeVisible();
    await superlike.click();
    await expect(place(page, 3)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(place(page, 4)).toBeVisible();
    // The shell's note of an early tap is not for these: it would dim them.
    await expect(page.locator('html')).not.toHaveAttribute('data-tapped');
    await page.keyboard.press('ArrowUp');
    await expect(place(page, 5)).toBeVisible();
  });

  test('is swiped once by a key that is held down, whatever has the focus', async ({ page }) => {
    const { like } = await openStory(page);
    await like.focus();
    for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expectStillAt(page, 2);
    for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    await expectStillAt(page, 3);
  });

  test('tells each new card to a screen reader, once and politely, with what its picture shows', async ({ page }) => {
    const { like, top } = await openStory(page);
    await like.click();
    const status = page.getByRole('status');
    await expect(status).toHaveCount(1);
    await expect(status).toHaveText(`2 of 50: ${await top.textContent()}`);
    await expect(status).toContainText('seven minutes early');
    await expect(status).toContainText('station clock');
  });

  test('says why a card stays, each time that it refuses a swipe', async ({ page }) => {
    const { like, superlike } = await openStory(page);
    for (const button of [like, superlike]) await expect(button).toHaveAccessibleDescription('');
    const status = page.getByRole('status');
    const refusal = status.getByText(/only a like/i);
    await page.keyboard.press('ArrowUp');
    await expect(refusal).toBeAttached();
    const said = await refusal.elementHandle();
    await superlike.click({ force: true });
    // A screen reader speaks again where something new has come, also if it says the same.
    await expect.poll(() => said?.evaluate((words) => words.isConnected)).toBe(false);
    await expect(refusal).toBeAttached();
    await drag(page, 0, -200);
    await expect(refusal).toBeAttached();
    await like.click();
    await expect(status).toContainText('2 of 50: ');
  });

  test('keeps its place while the guest looks at another page', async ({ page }) => {
    const { like } = await openStory(page);
    await like.click();
    await page.getByRole('link', { name: 'Schedule' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
    await page.goBack();
    await expect(place(page, 2)).toBeVisible();
  });

  test('is read at its end and not before, and starts over', async ({ page }) => {
    const { like, end, deck } = await openStory(page);
    const isRead = async () => (await stored(page)).state.readStates['/story'];
    for (let card = 1; card <= CARDS; card++) {
      await expect(place(page, card)).toBeVisible();
      if (card === CARDS) expect(await isRead()).toBe(false);
      await page.keyboard.press(card === 4 ? 'ArrowUp' : 'ArrowRight');
    }
    await expect(end).toBeVisible();
    await expect(end).toBeFocused();
    await expect(like).toBeHidden();
    await expect(deck.getByRole('listitem')).toHaveCount(0);
    expect(await isRead()).toBe(true);
    await expect(page.getByRole('link', { name: 'Schedule' }).last()).toHaveAttribute('href', /\/schedule$/);
    await page.getByRole('button', { name: 'start it over' }).focus();
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
      await page.getByRole('link', { name: 'Our Story' }).click();
      await expect(place(page, 1)).toBeVisible();
      await page.keyboard.press('Shift');
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
      await idle();
    };
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

  test('lets nobody swipe fifty cards to find the church', async ({ page }) => {
    await openStory(page);
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/\/schedule$/);
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
  const { deck, like } = await openStory(page);
  expect(await films()).toEqual([]);
  await swipeToFilm(page);
  await expect.poll(films).toEqual([{ muted: true, paused: false }]);
  const unmute = page.getByRole('button', { name: 'Unmute', exact: true });
  const mute = page.getByRole('button', { name: 'Mute', exact: true });
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
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await expect(play).toBeVisible();
  expect(heavy).toEqual([]);
  await play.click();
  await expect(page.getByRole('button', { name: 'Unmute', exact: true })).toBeVisible();
  expect(heavy).toHaveLength(1);
});

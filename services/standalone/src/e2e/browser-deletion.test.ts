import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { call, registerUser, SAMPLE_ESSAY, signIn, type TestUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { axeFaultsInBothThemes } from './testing/axe-faults.ts';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';
import { tabTo } from './testing/tab-to.ts';

/** Longer than Undo is offered, in ms of the page's clock. */
const PAST_UNDO_MS = 11_000;

describeWithBrowser('an essay deleted in the list', (chromium) => {
  const bed = productInBrowser(chromium);
  let student: TestUser;
  let page: Page;
  /** The newest three essays of the list, each of which stands below the one before. */
  let titles: string[];
  let ids: Map<string, string>;
  let made = 0;

  const addEssay = async (): Promise<void> => {
    made += 1;
    const question = `Should water be free? Part ${made}`;
    const { body } = await student.start(SAMPLE_ESSAY, { question, analysisType: 'simple' });
    await student.follow(body.jobId);
    ids.set(question, body.essayId);
  };
  const statusOf = async (title: string): Promise<number> =>
    (await call(bed.product.url, `/api/essays/${ids.get(title)}`, { token: student.token })).status;
  /** Resolves when the server no longer has the essay; the test's own time limits the wait. */
  const gone = async (title: string): Promise<void> => {
    let status: number;
    do status = await statusOf(title);
    while (status !== 404);
  };
  const heading = (of: Page, title: string) => of.getByRole('heading', { name: title });
  const undo = (of: Page) => of.getByRole('button', { name: 'Undo' });
  const openList = async (of: Page): Promise<void> => {
    await of.clock.install();
    await of.goto(`${bed.product.url}/essays`);
    await heading(of, 'Your Essays').waitFor();
  };
  const deleteIt = async (title: string): Promise<void> => {
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await heading(page, title).waitFor({ state: 'detached' });
    await undo(page).waitFor();
  };
  /** The title of the essay that the next test deletes. */
  const next = (): string => titles.shift() ?? '';

  beforeAll(async () => {
    student = await registerUser(bed.product.url, 'naledi');
    ids = new Map();
    for (let n = 0; n < 7; n += 1) await addEssay();
    titles = [...ids.keys()];
  }, 240_000);
  beforeEach(async () => {
    await page?.context().close();
    student = await signIn(bed.product.url, student);
    page = await openSignedIn(bed.browser, bed.product.url, student);
    await openList(page);
  }, 60_000);

  test('comes back by Ctrl+Z with the focus, and nothing was sent to the server', async () => {
    const title = titles.at(-1) ?? '';
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await tabTo(page, new RegExp(`^Delete ${title.replace('?', '\\?')}$`));
    await page.keyboard.press('Enter');
    await undo(page).waitFor();
    // The focus stays in the list.
    await page.locator('h2:focus').waitFor();
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Control+z');
    await heading(page, title).and(page.locator(':focus')).waitFor();
    await undo(page).waitFor({ state: 'detached' });
    await page.clock.fastForward(PAST_UNDO_MS);
    expect(await heading(page, title).count()).toBe(1);
    expect(sent).not.toContain('DELETE');
    expect(await statusOf(title)).toBe(200);
  }, 60_000);

  test('has Undo one Tab away, and the next Tab goes on in the list', async () => {
    const title = titles.at(-1) ?? '';
    await tabTo(page, new RegExp(`^Delete ${title.replace('?', '\\?')}$`));
    await page.keyboard.press('Enter');
    await undo(page).waitFor();
    const card = page.getByRole('article').filter({ has: page.locator('h2:focus') });
    await card.waitFor();
    const titleThen = await card.getByRole('heading').textContent();
    await page.keyboard.press('Tab');
    await undo(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await page
      .getByRole('article')
      .filter({ has: heading(page, titleThen ?? '') })
      .locator('a:focus, button:focus')
      .waitFor();
    await page.keyboard.press('Control+z');
    await heading(page, title).and(page.locator(':focus')).waitFor();
    expect(await statusOf(title)).toBe(200);
  }, 60_000);

  test('is deleted when Undo passes, and the focus on Undo moves to the heading', async () => {
    const title = next();
    await deleteIt(title);
    expect(await statusOf(title)).toBe(200);
    await undo(page).focus();
    await page.clock.fastForward(PAST_UNDO_MS);
    await heading(page, 'Your Essays').and(page.locator(':focus')).waitFor();
    await gone(title);
    await page.reload();
    await heading(page, 'Your Essays').waitFor();
    expect(await heading(page, title).count()).toBe(0);
  }, 60_000);

  test('stays hidden, with Undo, on another screen and back', async () => {
    const title = titles.at(-1) ?? '';
    await deleteIt(title);
    await page.getByRole('link', { name: 'Your progress' }).click();
    await heading(page, 'Your progress').waitFor();
    await page.goBack();
    await heading(page, 'Your Essays').waitFor();
    expect(await heading(page, title).count()).toBe(0);
    await undo(page).click();
    await heading(page, title).waitFor();
    expect(await statusOf(title)).toBe(200);
  }, 60_000);

  test('is deleted as soon as the page is left', async () => {
    const title = next();
    await deleteIt(title);
    // Of the same origin, so that one process of the browser ends the old page and begins the next: it gives a page that
    // goes to another origin half a second, which a busy machine may use up.
    await page.goto(`${bed.product.url}/health`);
    await gone(title);
  }, 60_000);

  test('is deleted by a sign-out', async () => {
    const title = next();
    await deleteIt(title);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Try Free' }).waitFor();
    student = await signIn(bed.product.url, student);
    await gone(title);
  }, 60_000);

  test('comes back with a reason when the network is gone', async () => {
    const title = next();
    await deleteIt(title);
    await page.context().setOffline(true);
    await page.clock.fastForward(PAST_UNDO_MS);
    await page.getByText('Network error. Please check your connection.').waitFor();
    await heading(page, title).waitFor();
    await page.context().setOffline(false);
    expect(await statusOf(title)).toBe(200);
  }, 60_000);

  test('is there in a second tab until Undo passes, and then not found', async () => {
    const title = next();
    const second = await page.context().newPage();
    await openList(second);
    await deleteIt(title);
    await second.reload();
    await heading(second, title).waitFor();
    await page.clock.fastForward(PAST_UNDO_MS);
    await gone(title);
    await second
      .getByRole('article')
      .filter({ has: heading(second, title) })
      .getByRole('link', { name: 'View Analysis' })
      .click();
    await second.getByText('Essay not found.').waitFor();
  }, 60_000);
});

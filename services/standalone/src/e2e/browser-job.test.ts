import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { aiChunkWorkerWith } from '@argint/ai-chunk-worker';
import type { RunningServices, ServiceModule } from '@argint/service-kit';
import {
  freePort,
  launchChromium,
  longEssay,
  registerUser,
  tempDir,
  type TestUser,
} from '@argint/testkit';
import type { Browser, Page } from 'playwright-core';
import { axeFaults } from './testing/axe-faults.ts';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { forgetLayoutShifts, measureLayoutShifts, movedTooFar } from './testing/layout-shift.ts';
import { runWithWorker } from './testing/run-with-worker.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

/** How long an analysis may take, in ms, also on a busy machine. */
const ANALYSIS_MS = 90_000;
const PHONE = { width: 390, height: 844 };

const worker = aiChunkWorkerWith({
  thread: new URL('./testing/gated-thread.ts', import.meta.url),
  // The gate is opened by the tests, however slow the machine is.
  timeout: () => new AbortController().signal,
}) as unknown as ServiceModule;

describeWithBrowser('a running analysis on the page', (chromium) => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let running: RunningServices;
  let browser: Browser;
  let port: number;
  let url: string;
  let gate: string;
  const start = () => runWithWorker(dir.path, worker, { PORT: String(port) });

  beforeAll(async () => {
    dir = await tempDir();
    port = await freePort();
    url = `http://127.0.0.1:${port}`;
    running = await start();
    browser = await launchChromium(chromium);
  }, 120_000);
  // Each test has a gate of its own, which is open afterwards: a job of a test that failed holds up no other.
  let tests = 0;
  beforeEach(() => {
    gate = join(dir.path, `gate-${(tests += 1)}`);
  });
  afterEach(() => writeFileSync(gate, ''));
  afterAll(async () => {
    await browser?.close();
    await running?.close();
    await dir.remove();
  }, 60_000);

  const openGate = (): void => writeFileSync(gate, '');
  /** Of several stretches with a slip in each, so that some are shown before the rest waits at the gate. */
  const essay = (): string => {
    const slips = [
      'We was late for the vote.',
      'He do not know the price.',
      'The farms has no water.',
    ];
    const paragraphs = longEssay(1_900).split('\n\n');
    const slipped = paragraphs.map((paragraph, i) => `${paragraph} ${slips[i] ?? ''}`.trim());
    return [...slipped, `The reader waits for ${gate}.`].join('\n\n');
  };
  const bar = (page: Page) => page.getByRole('region', { name: 'Being analysed' });
  const ended = (page: Page) => page.getByRole('region', { name: 'Your analysis' });
  /** Whether some of the bar is in the window below the header. */
  const barInSight = (page: Page) =>
    page
      .locator('.job-bar')
      .evaluate(
        (one) =>
          one.getBoundingClientRect().bottom >
          one.ownerDocument.querySelector('.site-header').getBoundingClientRect().bottom,
      );
  const marks = (page: Page) => page.locator('#analysis [data-critique]');
  const critiquesArrive = (page: Page) => marks(page).first().waitFor({ timeout: ANALYSIS_MS });
  const resultIsThere = (page: Page) =>
    ended(page).getByText('Analysis Complete - Results Ready').waitFor({ timeout: ANALYSIS_MS });

  const open = async (
    name: string,
    viewport = { width: 1320, height: 860 },
  ): Promise<{ student: TestUser; page: Page }> => {
    const student = await registerUser(url, name);
    return { student, page: await openSignedIn(browser, url, student, viewport) };
  };
  const send = async (page: Page, text = essay()): Promise<void> => {
    await page.getByRole('textbox', { name: 'Essay Text' }).fill(text);
    await page.getByRole('button', { name: 'Analyse my essay' }).click();
  };
  /** Where the first line of the essay stands that is wholly in the window. */
  const firstLineInSight = (page: Page) =>
    page.locator('.line').evaluateAll((lines) => {
      const line = lines.find((one) => one.getBoundingClientRect().top > 130);
      return line && { number: line.value, top: Math.round(line.getBoundingClientRect().top) };
    });

  test.each([
    ['a desk', { width: 1320, height: 860 }],
    ['a phone', PHONE],
  ])(
    'fills the margin, and becomes the result in the same place without a jump, on %s',
    async (_place, viewport) => {
      const { page } = await open(`naledi-${viewport.width}`, viewport);
      await measureLayoutShifts(page);
      await page.reload();
      await page.locator('body').evaluate((body) => body.ownerDocument.fonts.ready);
      await page.getByRole('textbox', { name: 'Essay Text' }).fill(essay());
      await page.getByText('quality out of 100').waitFor();
      await page.getByText(/ words, uses 1 of your 2 analyses/).waitFor();
      // What moves while the page is loaded and an essay is written is no part of the job.
      await forgetLayoutShifts(page);
      await page.getByRole('button', { name: 'Analyse my essay' }).click();
      await bar(page).waitFor();
      await critiquesArrive(page);
      expect(await page.getByRole('heading', { name: 'Pricing' }).count()).toBe(0);
      await page.getByText(/\d+ issues? found so far/).waitFor();
      const card = page.getByRole('region', { name: 'Analysis status' });
      // Its details stay closed: opening them would move what is below.
      const isThere = { state: 'attached' } as const;
      await card.getByText('Processing: generating 60-100 line critiques').waitFor(isThere);
      expect(await axeFaults(page)).toEqual([]);
      const line = await firstLineInSight(page);
      openGate();
      await resultIsThere(page);
      await page.getByRole('tab', { name: 'Scores' }).waitFor({ state: 'attached' });
      const after = await firstLineInSight(page);
      expect(after?.number).toBe(line?.number);
      // The window scrolls by whole pixels.
      expect(Math.abs((after?.top ?? 0) - (line?.top ?? 9))).toBeLessThanOrEqual(1);
      expect(await movedTooFar(page)).toEqual([]);
      // It has said that the result is there, and covers nothing of it once the student scrolls.
      expect(await barInSight(page)).toBe(true);
      await page.mouse.wheel(0, 40);
      await page.locator('.job-bar[data-moved-on]').waitFor();
      expect(await barInSight(page)).toBe(false);
      await page.context().close();
    },
    180_000,
  );

  test('is at the address of its essay, found by a reload there and on the home page', async () => {
    const { page, student } = await open('thandi');
    await send(page);
    await critiquesArrive(page);
    await page.waitForURL('**/essays/*');
    await page.goto(url);
    await page.waitForURL('**/essays/*');
    await critiquesArrive(page);
    const line = await page.locator('.line').first().boundingBox();
    expect(line?.y).toBeLessThan(600);
    expect(await page.getByRole('textbox', { name: 'Essay Text' }).count()).toBe(0);
    const stored = () => page.evaluate<string | null>(`localStorage.getItem('activeAnalysisJob')`);
    const answer = await page.request.get(`${url}/api/essays/analyze/jobs`, {
      headers: { authorization: `Bearer ${student.session.token}` },
    });
    const { data } = (await answer.json()) as { data: { jobId: string }[] };
    expect(await stored()).toContain(data[0]?.jobId);
    await page.reload();
    await critiquesArrive(page);
    await page.getByRole('link', { name: 'My Essays' }).click();
    await page.getByRole('heading', { name: 'Your Essays' }).waitFor();
    await bar(page)
      .getByText(/^Reading your \d+ paragraphs, \d+ critiques? so far$/)
      .waitFor();
    openGate();
    await ended(page).getByRole('link', { name: 'Open the result' }).click();
    await page.getByRole('tab', { name: /^Critiques/ }).waitFor();
    expect(await stored()).toBeNull();
    await page.context().close();
  }, 180_000);

  test('says that the server has gone, and goes on when it is back', async () => {
    const { page } = await open('lindiwe');
    await send(page);
    await critiquesArrive(page);
    await running.close();
    await bar(page).getByText('Connection lost. Your analysis goes on; trying again …').waitFor();
    openGate();
    running = await start();
    await resultIsThere(page);
    await page.context().close();
  }, 180_000);

  test('says that the network is cut, and takes it back', async () => {
    const { page } = await open('zanele');
    await send(page);
    await critiquesArrive(page);
    // Nothing tells the page of it: calls simply get no answer any more.
    await page.route('**/api/health', () => undefined);
    const lost = bar(page).getByText(/^Connection lost/);
    await lost.waitFor();
    await page.unroute('**/api/health');
    await lost.waitFor({ state: 'hidden' });
    openGate();
    await resultIsThere(page);
    await page.context().close();
  }, 180_000);

  test('is cancelled from any page, and Undo gives the text back', async () => {
    const { page } = await open('nomsa');
    const text = essay();
    await send(page, text);
    await critiquesArrive(page);
    await page.getByRole('link', { name: 'My Essays' }).click();
    await bar(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Essay analysis has been cancelled').waitFor();
    await page.getByText('The critiques so far are in My Essays. It used 1 analysis.').waitFor();
    expect(await bar(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    const field = page.getByRole('textbox', { name: 'Essay Text' });
    await field.waitFor();
    expect((await field.inputValue()).length).toBe(text.length);
    openGate();
    await page.context().close();
  }, 180_000);

  test('is shown by every tab, and ends in all of them', async () => {
    const { page } = await open('ayanda');
    const second = await page.context().newPage();
    await second.goto(`${url}/essays`);
    await second.getByRole('heading', { name: 'No essays yet' }).waitFor();
    await send(page);
    await bar(second).waitFor();
    await critiquesArrive(page);
    openGate();
    await resultIsThere(page);
    await resultIsThere(second);
    await page.context().close();
  }, 180_000);

  test('that fails gives the server’s error, and Retry reads the essay again', async () => {
    const { page } = await open('sipho');
    await send(page, `${longEssay(1_900)}\n\nThe reader gives up until ${gate}.`);
    await ended(page).getByText('Analysis failed').waitFor({ timeout: ANALYSIS_MS });
    const card = page.getByRole('region', { name: 'Analysis status' });
    await card.getByText('Analysis failed').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    openGate();
    expect(existsSync(gate)).toBe(true);
    await card.getByRole('button', { name: 'Retry' }).click();
    await resultIsThere(page);
    await page.context().close();
  }, 180_000);

  test('has a sample to look at without an account', async () => {
    const page = await (await browser.newContext({ viewport: PHONE })).newPage();
    // The prompt to sign in would come over the link after a second.
    await page.addInitScript(() => localStorage.setItem('popupDismissed', '9e15'));
    await page.goto(url);
    await page.getByRole('link', { name: 'See a sample result' }).first().click();
    await page.waitForURL('**/sample');
    await page.getByRole('heading', { name: /to fix first/i }).waitFor();
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Show the fix' }).click();
    await page.getByRole('button', { name: 'Resolved' }).click();
    await page.getByText(/^1 of \d+ dealt with$/).waitFor();
    await page.reload();
    await page.getByText(/^1 of \d+ dealt with$/).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Write about your own essay' }).first().click();
    await page.waitForURL('**/#essay-form');
    await page.context().close();
  }, 60_000);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import {
  findChromium,
  launchChromium,
  launchStandalone,
  longEssay,
  registerUser,
  type TestUser,
} from '@argint/testkit';
import { longestTasks, type LongestTasks } from './longest-tasks.ts';
import { AS_STARTED, grantUnlimited } from './running-product.ts';
import { median, type Figure } from './statistics.ts';
import type { Browser, Page } from './typing-page.ts';

/** Question: does a result of 6,000 words with 100 critiques load and scroll without keeping the page busy, beside the bare text? */
const WORDS = 6_000;
const CRITIQUES = 100;
const ROUNDS = 3;
const VIEWPORT = { width: 1320, height: 860 };
const STEP_PX = 400;
const STEP_MS = 60;
const SETTLE_MS = 1_500;

/** Signs in before the page's own scripts run. */
const signInScript = ({ session: { token, refreshToken, expiresAt, user } }: TestUser): string =>
  Object.entries({
    authUser: JSON.stringify(user),
    tokenExpiresAt: expiresAt,
    refreshToken,
    authToken: token,
  })
    .map(([key, value]) => `localStorage.setItem('${key}', ${JSON.stringify(value)});`)
    .join('\n');

/** Leaves every nth critique of the answer, so that each run has the same number. */
const thinOut = async (page: Page, url: string): Promise<void> => {
  await page.route(url, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as {
      analysisResults?: { analysisData: { lineCritiques: unknown[] } }[];
    };
    for (const { analysisData } of body.analysisResults ?? []) {
      const all = analysisData.lineCritiques;
      const every = all.length / CRITIQUES;
      if (every > 1)
        analysisData.lineCritiques = Array.from(
          { length: CRITIQUES },
          (_, i) => all[Math.floor(i * every)],
        );
    }
    await route.fulfill({ response: answer, json: body });
  });
};

const scrollToEnd = async (page: Page): Promise<void> => {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.mouse.move(VIEWPORT.width / 3, VIEWPORT.height / 2);
  for (let y = 0; y < height; y += STEP_PX) {
    await page.mouse.wheel(0, STEP_PX);
    await sleep(STEP_MS);
  }
};

interface Measured {
  load: LongestTasks;
  scroll: LongestTasks;
}

const measure = async (
  browser: Browser,
  page: Page,
  dir: string,
  open: () => Promise<unknown>,
): Promise<Measured> => {
  const trace = join(dir, 'trace.json');
  const load = await longestTasks(browser, page, trace, async () => {
    await open();
    await sleep(SETTLE_MS);
  });
  const scroll = await longestTasks(browser, page, trace, () => scrollToEnd(page));
  await page.context().close();
  return { load, scroll };
};

const figuresOf = (
  what: keyof Measured,
  own: readonly Measured[],
  bare: readonly Measured[],
): Figure[] => {
  const of = (rounds: readonly Measured[], field: keyof LongestTasks): number =>
    median(rounds.map((round) => round[what][field]));
  const name = `a result of ${WORDS} words, ${what}`;
  const baseline = 'the bare text';
  return [
    {
      name: `${name}, longest task`,
      value: of(own, 'longestMs'),
      unit: 'ms',
      ratio: of(own, 'longestMs') / of(bare, 'longestMs'),
      baseline,
      aim: { below: 50 },
    },
    {
      name: `${name}, busiest task`,
      value: of(own, 'busiestMs'),
      unit: 'ms',
      ratio: of(own, 'busiestMs') / of(bare, 'busiestMs'),
      baseline,
      note: 'processor time',
    },
    { name: `${name}, tasks above 50 ms`, value: of(own, 'over50'), unit: 'tasks' },
  ];
};

/** Long tasks while a dense result loads and scrolls. Needs a Chromium and the built page. */
export const resultBenchmark = async (dataDir: string): Promise<Figure[]> => {
  const chromium = findChromium();
  if (chromium === null) return [];
  const product = await launchStandalone(dataDir, AS_STARTED);
  const browser = await launchChromium(chromium);
  try {
    const student = await registerUser(product.url, 'bench');
    await grantUnlimited(dataDir, student.account.email);
    const text = longEssay(WORDS);
    const { body } = await student.start(text);
    await student.follow(body.jobId, { limitMs: 300_000 });
    const newPage = async (): Promise<Page> =>
      (await browser.newContext({ viewport: VIEWPORT })).newPage();
    const paragraphs = text.split('\n').map((line) => `<p>${line}</p>`);
    const bareHtml = `<!doctype html><body style="font:18px/1.7 serif;width:700px">${paragraphs.join('')}`;
    const [own, bare]: [Measured[], Measured[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const barePage = await newPage();
      bare.push(await measure(browser, barePage, dataDir, () => barePage.setContent(bareHtml)));
      const page = await newPage();
      await page.addInitScript(signInScript(student));
      await thinOut(page, `**/api/essays/${body.essayId}`);
      own.push(
        await measure(browser, page, dataDir, async () => {
          await page.goto(`${product.url}/essays/${body.essayId}`);
          await page.locator('mark').first().waitFor({ timeout: 120_000 });
        }),
      );
    }
    return [...figuresOf('load', own, bare), ...figuresOf('scroll', own, bare)];
  } finally {
    await browser.close();
    await product.stop();
  }
};

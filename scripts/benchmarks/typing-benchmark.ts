import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium, launchChromium, launchStandalone, longEssay } from '@argint/testkit';
import { AS_STARTED } from './running-product.ts';
import { median, quantile, type Figure } from './statistics.ts';
import { measureKeys, pasteInto, typeSteadily } from './typing-page.ts';
import type { Browser, Typing } from './typing-page.ts';

/** Question: does the editor keep up with eight keys a second in an essay of the greatest length, beside a bare textarea? */
const WORDS = 15_000;
const KEYS = 240;
const ROUNDS = 3;
/** What was drawn for the pasted text is done by then. */
const SETTLE_MS = 3_000;
const READING_MS = 120_000;
const VIEWPORT = { width: 1320, height: 860 };

const BARE = `<!doctype html><body style="margin:40px"><textarea id="essay-text"
  style="width:812px;height:550px;font:18px/1.7 serif;padding:20px 24px" spellcheck="true"></textarea>`;

const typeIn = async (browser: Browser, url: string | null, text: string): Promise<Typing> => {
  const page = await (await browser.newContext({ viewport: VIEWPORT })).newPage();
  if (url === null) await page.setContent(BARE);
  else await page.goto(url);
  await page.locator('#essay-text').waitFor();
  await pasteInto(page, '#essay-text', text);
  if (url !== null) await page.getByText(/^\d+ issues? found$/).waitFor({ timeout: READING_MS });
  await sleep(SETTLE_MS);
  await measureKeys(page);
  const typing = await typeSteadily(page, KEYS);
  await page.context().close();
  return typing;
};

const figures = (name: string, rounds: readonly Typing[], bare?: readonly Typing[]): Figure[] => {
  const times = rounds.flatMap(({ keyToPaint }) => keyToPaint);
  const p95 = (of: readonly Typing[]): number =>
    quantile(
      of.flatMap(({ keyToPaint }) => keyToPaint),
      0.95,
    );
  const thread = (of: readonly Typing[]): number => median(of.map(({ threadMs }) => threadMs));
  const baseline = 'a bare textarea';
  return [
    { name: `${name}, median`, value: quantile(times, 0.5), unit: 'ms' },
    {
      name: `${name}, 95th percentile`,
      value: p95(rounds),
      unit: 'ms',
      ...(bare && { ratio: p95(rounds) / p95(bare), baseline, aim: { below: 50 } }),
    },
    { name: `${name}, longest`, value: Math.max(...times), unit: 'ms' },
    {
      name: `${name}, main thread a key`,
      value: thread(rounds),
      unit: 'ms',
      ...(bare && { ratio: thread(rounds) / thread(bare), baseline }),
      note: 'processor time',
    },
  ];
};

/** Key to paint at a sustained eight keys a second. Needs a Chromium and the built page. */
export const typingBenchmark = async (dataDir: string): Promise<Figure[]> => {
  const chromium = findChromium();
  if (chromium === null) return [];
  const product = await launchStandalone(dataDir, AS_STARTED);
  const browser = await launchChromium(chromium);
  const [bare, own]: [Typing[], Typing[]] = [[], []];
  try {
    const text = longEssay(WORDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await typeIn(browser, null, text));
      own.push(await typeIn(browser, product.url, text));
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  const at = `key to paint, ${WORDS} words`;
  return [...figures(`${at}, bare textarea`, bare), ...figures(`${at}, our editor`, own, bare)];
};

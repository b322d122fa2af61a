import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findChromium, launchChromium, launchStandalone } from '@argint/testkit';
import { hasLighthouse, runLighthouse, type LighthouseScores } from './lighthouse-run.ts';
import { AS_STARTED } from './running-product.ts';
import { median, type Figure } from './statistics.ts';
import type { Browser } from './typing-page.ts';

/** Question: how soon does a visitor on a slow phone see something, beside a bare page, and what does Lighthouse say? */
const PATHS = ['/', '/login'] as const;
const ROUNDS = 3;
const FIRST_CONTENT_AIM_MS = 1_500;
/** A mobile connection: 1.6 Mbit/s, and 150 ms for each round trip. */
const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PHONE = { width: 390, height: 844 };
/** Lighthouse's scores must be at least these. */
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 95 } as const;

const BARE =
  '<!doctype html><meta name="viewport" content="width=device-width"><h1>A bare page</h1>';

/** Milliseconds from the start of the navigation to the first text or image, with nothing cached. */
const firstContent = async (browser: Browser, url: string): Promise<number> => {
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', CONNECTION);
  await page.goto(url);
  const ms = await page.evaluate<number>(`new Promise((done) => {
    new PerformanceObserver((list) => {
      const entry = list.getEntriesByName('first-contentful-paint')[0];
      if (entry) done(entry.startTime);
    }).observe({ type: 'paint', buffered: true });
  })`);
  await page.context().close();
  return ms;
};

const lighthouseFigures = (path: string, runs: readonly LighthouseScores[]): Figure[] => {
  const of = (field: keyof LighthouseScores): number => median(runs.map((run) => run[field]));
  return [
    ...Object.entries(AIMS).map(([field, aim]) => ({
      name: `Lighthouse of ${path}, ${field}`,
      value: of(field as keyof typeof AIMS),
      unit: 'of 100',
      aim: { atLeast: aim },
    })),
    { name: `Lighthouse of ${path}, first content`, value: of('firstContentMs'), unit: 'ms' },
    { name: `Lighthouse of ${path}, blocked`, value: of('blockedMs'), unit: 'ms' },
  ];
};

/** First content at 1.6 Mbit/s, and the median of three runs of Lighthouse where it is installed. */
export const firstPageBenchmark = async (dataDir: string): Promise<Figure[]> => {
  const chromium = findChromium();
  if (chromium === null) return [];
  const product = await launchStandalone(dataDir, AS_STARTED);
  const browser = await launchChromium(chromium);
  const bare = createServer((_req, res) => res.setHeader('content-type', 'text/html').end(BARE));
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const figures: Figure[] = [];
  try {
    for (const path of PATHS) {
      const [own, beside]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        beside.push(await firstContent(browser, bareUrl));
        own.push(await firstContent(browser, product.url + path));
      }
      figures.push({
        name: `first content of ${path} at 1.6 Mbit/s`,
        value: median(own),
        unit: 'ms',
        ratio: median(own) / median(beside),
        baseline: 'a bare page',
        aim: { below: FIRST_CONTENT_AIM_MS },
      });
    }
    if (!(await hasLighthouse())) {
      console.log('Lighthouse is not installed, so its scores are left out.');
      return figures;
    }
    for (const path of PATHS) {
      const runs: LighthouseScores[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        runs.push(await runLighthouse(product.url + path, chromium));
      figures.push(...lighthouseFigures(path, runs));
    }
    return figures;
  } finally {
    bare.close();
    await browser.close();
    await product.stop();
  }
};

import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';

const candidates = [
  process.env['CHROMIUM_PATH'],
  // Without the windows that no test looks at, it takes a third less processor time than the whole browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium on this machine; null when there is none. CHROMIUM_PATH is tried first. */
export const findChromium = (): string | null =>
  candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;

/** Starts a headless browser without background requests of its own. */
export const launchChromium = async (executablePath: string): Promise<Browser> => {
  // Loaded only here: most tests that import this package need no browser.
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
};

/**
 * Waits until an expression of the page is true, and asks again after each frame. Use it in place of
 * `page.waitForFunction`, which reads its expression with `eval` and fails under a content security policy if it has
 * to ask a second time.
 * @throws Error when it is still false after `limitMs` (30 s by default).
 */
export const untilTrue = async (
  page: Page,
  expression: string,
  limitMs = 30_000,
): Promise<void> => {
  const isTrue = await page.evaluate<boolean>(`new Promise((done) => {
    const end = performance.now() + ${limitMs};
    const ask = () => {
      if (${expression}) done(true);
      else if (performance.now() > end) done(false);
      else requestAnimationFrame(ask);
    };
    ask();
  })`);
  if (!isTrue) throw new Error(`Not true after ${limitMs} ms: ${expression}`);
};

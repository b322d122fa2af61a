import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium on this machine; null when there is none. CHROMIUM_PATH is tried first. */
export const findChromium = (): string | null =>
  candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;

/** Starts a headless browser without background requests of its own. */
export const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({
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

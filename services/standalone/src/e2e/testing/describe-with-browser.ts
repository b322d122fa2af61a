import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe } from '@jest/globals';
import { findChromium } from '@argint/testkit';

const chromium = findChromium();
const page = fileURLToPath(new URL('../../../../../web/dist/index.html', import.meta.url));

const reasonToSkip = (): string | null => {
  if (chromium === null) return 'no Chromium found; set CHROMIUM_PATH';
  return existsSync(page) ? null : 'web/dist is not built; run make test';
};

/** A describe whose tests need a Chromium and the built page. It is skipped, with the reason in its title, without them. */
export const describeWithBrowser = (title: string, tests: (chromium: string) => void): void => {
  const reason = reasonToSkip();
  if (reason === null) describe(title, () => tests(chromium ?? ''));
  else describe.skip(`${title} [why: ${reason}]`, () => tests(''));
};

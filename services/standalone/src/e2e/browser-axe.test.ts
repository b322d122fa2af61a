import { beforeAll, describe, expect, test } from '@jest/globals';
import { registerUser, type TestUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { axeFaultsInBothThemes } from './testing/axe-faults.ts';
import { DENSE_ESSAY, DENSE_QUESTION } from './testing/dense-essay.ts';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

const SIZES = [
  { width: 1_320, height: 860 },
  { width: 390, height: 844 },
] as const;

/** A screen: its address, what shows that it is there, and the keys that bring it into its state. */
type Screen = readonly [name: string, address: string, ready: RegExp, ...keys: string[]];

const FOR_VISITORS: readonly Screen[] = [
  ['home', '/', /A careful reader/],
  ['the sign-in page', '/login', /Access Your Account/],
  ['the sample', '/sample', /^To fix first$/],
  ['how we score', '/how-we-score', /Measured on/],
  ['an unknown address', '/nowhere', /404 Page Not Found/],
  ['a guarded page', '/essays', /Access Your Account/],
];

const forStudents = (essayId: string): readonly Screen[] => [
  ['home', '/', /Before you paste/],
  ['the list of essays', '/essays', /Your Essays/],
  ['the short list of essays', '/essays?view=rows', /Show as cards/],
  ['a search that finds no essay', '/essays?q=zebra', /No essay matches/],
  ['a result', `/essays/${essayId}`, /^To fix first$/],
  ['an open critique', `/essays/${essayId}`, /^To fix first$/, 'n', 'f'],
  ['the list of keys', `/essays/${essayId}`, /^To fix first$/, '?'],
  ['the argument map', `/essays/${essayId}#map`, /What carries it/],
  ['what works', `/essays/${essayId}#what-works`, /^What works$/],
  ['the scores', `/essays/${essayId}#scores`, /Scores and the evidence for them/],
  ['thinking further', `/essays/${essayId}#thinking`, /^Overall verdict$/],
  ['the latest analysis', '/analysis', /Analysis Results/],
  ['the premium report', `/premium-analysis/${essayId}`, /Improvement strategies/],
];

describeWithBrowser('axe finds nothing in either theme', (chromium) => {
  const bed = productInBrowser(chromium);
  let student: TestUser;
  let essayId: string;

  beforeAll(async () => {
    student = await registerUser(bed.product.url, 'naledi');
    const { body } = await student.start(DENSE_ESSAY, {
      question: DENSE_QUESTION,
      analysisType: 'comprehensive',
    });
    await student.follow(body.jobId);
    essayId = body.essayId;
  }, 120_000);

  const faultsOn = async (page: Page, screens: readonly Screen[]): Promise<string[]> => {
    const faults: string[] = [];
    for (const [name, address, ready, ...keys] of screens) {
      await page.goto('about:blank');
      await page.goto(bed.product.url + address);
      await page.getByText(ready).first().waitFor();
      for (const key of keys) await page.keyboard.press(key);
      faults.push(...(await axeFaultsInBothThemes(page)).map((fault) => `${name}: ${fault}`));
    }
    await page.context().close();
    return faults;
  };

  describe.each(SIZES)('at $width px', (viewport) => {
    test('on the screens of a visitor', async () => {
      const context = await bed.browser.newContext({ viewport, reducedMotion: 'reduce' });
      // The prompt would lie over the page after a second; it is looked at with the first visit.
      await context.addInitScript(() => localStorage.setItem('popupDismissed', '9e15'));
      expect(await faultsOn(await context.newPage(), FOR_VISITORS)).toEqual([]);
    }, 300_000);

    test('on the screens of a student', async () => {
      const { browser, product } = bed;
      const page = await openSignedIn(browser, product.url, student, viewport);
      expect(await faultsOn(page, forStudents(essayId))).toEqual([]);
    }, 300_000);
  });
});

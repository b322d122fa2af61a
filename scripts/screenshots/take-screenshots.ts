/**
 * npm run screenshots [-- --only NAME] [--output FOLDER]
 *
 * Question: what does each screen look like? Starts a product of its own in a temporary folder, analyses an essay with
 * many slips, and saves every screen in both themes at the width of a desk (1320) and of a phone (390) as
 * FOLDER/<name>-<theme>-<width>.png (default: screenshots, which is not in the repository). Needs the built page and a
 * Chromium.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium, launchChromium, launchStandalone, registerUser } from '@argint/testkit';
import {
  DENSE_ESSAY,
  DENSE_QUESTION,
} from '../../services/standalone/src/e2e/testing/dense-essay.ts';
import { runAdmin } from '../../services/standalone/src/e2e/testing/run-admin.ts';
import { openSignedIn } from '../../services/standalone/src/e2e/testing/signed-in-page.ts';
import { SCREENS, type Browser, type Screen } from './screens.ts';

const THEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 1_320, height: 900 },
  { width: 390, height: 844 },
] as const;
/** Fonts, fades and the last remarks need a moment after a screen is ready. */
const REST_MS = 700;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    output: { type: 'string', default: 'screenshots' },
  },
});

const prepareStudent = async (dataDir: string, url: string) => {
  const student = await registerUser(url, 'naledi');
  await runAdmin(dataDir, 'grant', '--email', student.account.email, '--plan', 'standard');
  const { body } = await student.start(DENSE_ESSAY, {
    question: DENSE_QUESTION,
    analysisType: 'comprehensive',
  });
  await student.follow(body.jobId);
  return { student, essayId: body.essayId };
};

const take = async (
  browser: Browser,
  screen: Screen,
  given: Awaited<ReturnType<typeof prepareStudent>> & { url: string },
): Promise<void> => {
  for (const viewport of SIZES)
    for (const colorScheme of THEMES) {
      const page = screen.signedIn
        ? await openSignedIn(browser, given.url, given.student, viewport)
        : await (await browser.newContext({ viewport })).newPage();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { url, essayId } = given;
      await screen.show({ page, url, essayId, essay: DENSE_ESSAY });
      await page.waitForTimeout(REST_MS);
      const file = `${screen.name}-${colorScheme}-${viewport.width}.png`;
      await page.screenshot({ path: join(values.output, file) });
      await page.context().close();
    }
  console.log(screen.name);
};

const chromium = findChromium();
if (chromium === null) throw new Error('There is no Chromium here. CHROMIUM_PATH may name one.');
const dataDir = mkdtempSync(join(tmpdir(), 'argint-screens-'));
mkdirSync(values.output, { recursive: true });
const product = await launchStandalone(dataDir, { GRAMMAR: 'on' });
const browser = await launchChromium(chromium);
try {
  const given = { ...(await prepareStudent(dataDir, product.url)), url: product.url };
  for (const screen of SCREENS.filter(({ name }) => name.includes(values.only))) {
    // One screen that fails must not hide the others.
    await take(browser, screen, given).catch((error: unknown) => {
      console.error(`${screen.name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    });
  }
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

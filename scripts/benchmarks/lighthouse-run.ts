import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The scores of one page, from 0 to 100, and its times in ms. */
export interface LighthouseScores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  firstContentMs: number;
  blockedMs: number;
}

/** Names Lighthouse's command line: a path, or a name in PATH. */
const PROGRAM = process.env['LIGHTHOUSE'] ?? 'lighthouse';

/** Whether Lighthouse is installed: `npm install --global lighthouse`, with Node 22 or later. */
export const hasLighthouse = async (): Promise<boolean> =>
  run(PROGRAM, ['--version']).then(
    () => true,
    () => false,
  );

/** Runs Lighthouse as it judges a phone on a slow connection. */
export const runLighthouse = async (url: string, chromium: string): Promise<LighthouseScores> => {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
  const { stdout } = await run(PROGRAM, [url, ...flags], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 100_000_000,
  });
  const { categories, audits } = JSON.parse(stdout) as {
    categories: Record<string, { score: number }>;
    audits: Record<string, { numericValue: number }>;
  };
  const score = (id: string): number => 100 * (categories[id]?.score ?? NaN);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    firstContentMs: audits['first-contentful-paint']?.numericValue ?? NaN,
    blockedMs: audits['total-blocking-time']?.numericValue ?? NaN,
  };
};

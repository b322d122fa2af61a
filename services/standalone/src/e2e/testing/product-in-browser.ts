import { afterAll, beforeAll } from '@jest/globals';
import { launchChromium, launchStandalone, tempDir, type Product } from '@argint/testkit';
import type { Browser } from 'playwright-core';

/** What the tests of one describe share; there from the first test on. */
export interface ProductInBrowser {
  readonly product: Product;
  readonly browser: Browser;
  /** The data folder of the product. */
  readonly dir: string;
}

type Settings = Readonly<Record<string, string>>;

/**
 * Runs the product and a browser for the tests of the surrounding describe.
 *
 * @param env settings; a function where an earlier beforeAll makes them
 */
export const productInBrowser = (
  chromium: string,
  env: Settings | (() => Settings) = {},
): ProductInBrowser => {
  const bed: { product?: Product; browser?: Browser; dir?: string } = {};
  let dir: Awaited<ReturnType<typeof tempDir>>;
  beforeAll(async () => {
    dir = await tempDir();
    bed.dir = dir.path;
    bed.product = await launchStandalone(dir.path, typeof env === 'function' ? env() : env);
    bed.browser = await launchChromium(chromium);
  }, 120_000);
  afterAll(async () => {
    await bed.browser?.close();
    await bed.product?.stop();
    await dir.remove();
  });
  // No test reads a field before beforeAll has filled it.
  return bed as ProductInBrowser;
};

import type { TestUser } from '@argint/testkit';
import type { Browser, Page } from 'playwright-core';

/** Opens the home page as a student who signed in on an earlier visit, by default at a desk. */
export const openSignedIn = async (
  browser: Browser,
  url: string,
  student: TestUser,
  viewport = { width: 1280, height: 900 },
  hasTouch = false,
): Promise<Page> => {
  const { token, refreshToken, expiresAt, user } = student.session;
  const context = await browser.newContext({ viewport, hasTouch });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(url);
  await page.evaluate(
    ([storedToken, refresh, expiry, storedUser]) => {
      localStorage.setItem('authUser', storedUser);
      localStorage.setItem('tokenExpiresAt', expiry);
      localStorage.setItem('refreshToken', refresh);
      localStorage.setItem('authToken', storedToken);
    },
    [token, refreshToken, expiresAt, JSON.stringify(user)] as const,
  );
  await page.reload();
  return page;
};

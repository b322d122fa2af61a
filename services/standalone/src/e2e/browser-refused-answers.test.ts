import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { registerUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

const UNAVAILABLE = 'Service unavailable. Please try again later.';

describeWithBrowser('a refusal that may have any status', (chromium) => {
  const bed = productInBrowser(chromium);
  let page: Page;
  let faults: string[];

  beforeEach(async () => {
    page = await (await bed.browser.newContext()).newPage();
    faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(`${bed.product.url}/login`);
  });
  afterEach(async () => {
    expect(await page.getByText('Something went wrong').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test.each([
    [418, '{"success":false}', 'Login failed'],
    [200, '{"success":false}', 'Login failed'],
    [200, '{"success":true}', 'Login failed'],
    [200, '{"success":false,"error":"Not today."}', 'Not today.'],
    [200, '<html>A page</html>', UNAVAILABLE],
    [418, '<html>A page</html>', UNAVAILABLE],
  ])(
    'a sign-in that is answered with %i and %s says why it failed',
    async (status, body, words) => {
      await page.route('**/api/auth/login', (route) => route.fulfill({ status, body }));
      await page.getByLabel('Email').fill('naledi@example.org');
      await page.getByLabel('Password').fill('correct horse');
      await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
      const alert = page.getByRole('alert').filter({ hasText: 'Login Failed' });
      await alert.waitFor();
      expect((await alert.innerText()).split('\n')).toEqual(['Login Failed', words]);
    },
    60_000,
  );

  test('a registration that is answered with 200 and success false says that it failed', async () => {
    await page.route('**/api/auth/register', (route) =>
      route.fulfill({ json: { success: false } }),
    );
    await page.getByRole('button', { name: 'Need an account? Register here' }).click();
    await page.getByLabel('First name').fill('Thandi');
    await page.getByLabel('Last name').fill('Nkosi');
    await page.getByLabel('Username').fill('thandi');
    await page.getByLabel('Email').fill('thandi@example.org');
    await page.getByLabel('Password').fill('correct horse');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('alert').getByText('Registration failed').waitFor();
  }, 60_000);

  test.each([
    ['naledi', { success: false }, 'Failed to update profile'],
    ['sipho', { success: false, error: 'Not today.' }, 'Not today.'],
  ])(
    'an update of the profile of %s that is answered with 200 and %j is told as an error',
    async (name, json, words) => {
      await page.context().close();
      const student = await registerUser(bed.product.url, name);
      page = await openSignedIn(bed.browser, bed.product.url, student);
      page.on('pageerror', (error) => faults.push(String(error)));
      await page.goto(`${bed.product.url}/profile`);
      await page.getByLabel('Bio').fill('I read a lot.');
      await page.route('**/api/profile', (route) => route.fulfill({ json }));
      await page.getByRole('button', { name: 'Update Profile' }).click();
      const toast = page.getByRole('alert').filter({ hasText: 'Error' });
      await toast.getByText(words).waitFor();
      expect(await page.getByText('Profile updated successfully').count()).toBe(0);
    },
    60_000,
  );
});

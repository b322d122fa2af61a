import type { launchChromium } from '@argint/testkit';

/** A browser started by `launchChromium`. */
export type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

/** What a screen needs to be shown. */
export interface Shown {
  page: Page;
  /** Origin of the product. */
  url: string;
  /** An analysed essay of the signed-in student. */
  essayId: string;
  /** The text that is written in the form. */
  essay: string;
}

/** A screen of the page, in one state. */
export interface Screen {
  name: string;
  /** Whether a student is signed in. */
  signedIn: boolean;
  /** Brings the page into this state. */
  show: (shown: Shown) => Promise<void>;
}

const at =
  (path: string, ready: string) =>
  async ({ page, url }: Shown): Promise<void> => {
    await page.goto(url + path);
    await page.getByText(ready).first().waitFor();
  };

const result = async ({ page, url, essayId }: Shown): Promise<void> => {
  await page.goto(`${url}/essays/${essayId}`);
  await page.getByRole('tab', { name: /^Critiques/ }).waitFor();
};

const panel = (name: RegExp) => async (shown: Shown) => {
  await result(shown);
  await shown.page.getByRole('tab', { name }).click();
};

const write = async ({ page, url, essay }: Shown): Promise<void> => {
  await page.goto(url);
  await page.getByRole('textbox', { name: 'Essay Text' }).fill(essay);
  await page
    .getByText(/issues? found/)
    .first()
    .waitFor({ timeout: 60_000 });
};

/** An essay that the server keeps for a payment, on a device whose form is empty. */
const pendingEssay = async ({ page, url, essay }: Shown): Promise<void> => {
  await page.route('**/api/capabilities', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    const json = { ...body, data: { ...body.data, payments: 'payfast' } };
    await route.fulfill({ response: answer, json });
  });
  await page.route('**/api/payments/pending-essay', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: { essayText: essay, essayQuestion: '', createdAt: '2026-01-05T09:30:00.000Z' },
      },
    }),
  );
  await page.goto(url);
  await page.getByRole('button', { name: 'Put it in the form' }).scrollIntoViewIfNeeded();
};

/** Every screen, in the order in which a student meets them. */
export const SCREENS: readonly Screen[] = [
  { name: 'home-visitor', signedIn: false, show: at('/', 'A careful reader') },
  { name: 'home-writing', signedIn: false, show: write },
  { name: 'sample', signedIn: false, show: at('/sample', 'to fix first') },
  { name: 'login', signedIn: false, show: at('/login', 'Access Your Account') },
  { name: 'how-we-score', signedIn: false, show: at('/how-we-score', 'Measured on') },
  { name: 'privacy-policy', signedIn: false, show: at('/privacy-policy', 'Who we are') },
  { name: 'not-found', signedIn: false, show: at('/nowhere', 'Home') },
  { name: 'home-student', signedIn: true, show: at('/', 'Essay Text') },
  { name: 'essays', signedIn: true, show: at('/essays', 'Your Essays') },
  {
    name: 'statement-of-use',
    signedIn: true,
    show: (shown) => at(`/essays/${shown.essayId}/ai-use`, 'About the service')(shown),
  },
  { name: 'progress', signedIn: true, show: at('/progress', 'Overall score over time') },
  { name: 'result', signedIn: true, show: result },
  {
    name: 'result-open-critique',
    signedIn: true,
    show: async (shown) => {
      await result(shown);
      await shown.page.keyboard.press('n');
      await shown.page.keyboard.press('f');
    },
  },
  { name: 'result-map', signedIn: true, show: panel(/^Argument map/) },
  { name: 'result-what-works', signedIn: true, show: panel(/^What works/) },
  { name: 'result-scores', signedIn: true, show: panel(/^Scores/) },
  { name: 'result-thinking', signedIn: true, show: panel(/^Thinking/) },
  {
    name: 'premium',
    signedIn: true,
    show: async ({ page, url, essayId }) => {
      await page.goto(`${url}/premium-analysis/${essayId}`);
      await page.getByRole('heading', { name: 'Improvement strategies' }).waitFor();
    },
  },
  { name: 'profile', signedIn: true, show: at('/profile', 'Personal Information') },
  {
    name: 'profile-new-email',
    signedIn: true,
    show: async (shown) => {
      await at('/profile', 'Personal Information')(shown);
      await shown.page.getByLabel('Email', { exact: true }).fill('naledi.new@example.org');
      await shown.page.getByLabel('Current Password').scrollIntoViewIfNeeded();
    },
  },
  { name: 'subscription', signedIn: true, show: at('/profile?tab=subscription', 'Standard') },
  { name: 'account', signedIn: true, show: at('/profile?tab=account', 'Account information') },
  { name: 'pending-essay', signedIn: true, show: pendingEssay },
  {
    name: 'second-draft',
    signedIn: true,
    show: async (shown) => {
      await result(shown);
      await shown.page
        .getByRole('button', { name: /Write the second draft/ })
        .first()
        .click();
      await shown.page.getByRole('textbox', { name: 'Essay Text' }).waitFor();
    },
  },
];

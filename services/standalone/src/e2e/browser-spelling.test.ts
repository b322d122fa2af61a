import { expect, test } from '@jest/globals';
import { registerUser } from '@argint/testkit';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

/** The engine is loaded and has read the text by then, also on a busy machine, in ms. */
const READING_MS = 60_000;
/** Ten misspelt words in sentences that are right otherwise. */
const MISSPELT =
  'The goverment should protect the enviroment. It is neccessary to seperate the rubbish of every ' +
  'buliding. Schools can recieve money for this untill the end of the year. I beleive that this ' +
  'plan is definately possible, becuase many towns already have one.';

describeWithBrowser('spelling', (chromium) => {
  const bed = productInBrowser(chromium, { GRAMMAR: 'on' });

  test('that is wrong is never counted as 0 issues while somebody writes, and is found when it is saved', async () => {
    const student = await registerUser(bed.product.url, 'naledi');
    const page = await openSignedIn(bed.browser, bed.product.url, student);
    page.setDefaultTimeout(READING_MS);
    await page.getByRole('textbox', { name: 'Essay Text' }).fill(MISSPELT);
    const panel = page.getByRole('region', { name: 'Line by line' });
    await panel.getByText(/ found/).waitFor();
    expect(await panel.innerText()).not.toContain('0 issues');
    await panel.getByText('spelling not checked yet').waitFor();
    await panel
      .getByText(/Spelling .* checked when you save this free reading or analyse/)
      .waitFor();
    await page.getByRole('button', { name: 'Save this free reading' }).click();
    await page.getByText('Analysis Complete - Results Ready').waitFor();
    const result = page.getByRole('region', { name: 'Line-by-line analysis' });
    await result
      .getByText(/misspelt|spelling|dictionary/i)
      .first()
      .waitFor();
    await page.context().close();
  }, 180_000);
});

describeWithBrowser('spelling, on a server without a grammar checker', (chromium) => {
  const bed = productInBrowser(chromium, { GRAMMAR: 'off' });

  test('is said not to be checked above what was found', async () => {
    const student = await registerUser(bed.product.url, 'naledi');
    const { body } = await student.start(MISSPELT, { analysisType: 'simple' });
    await student.follow(body.jobId);
    const page = await openSignedIn(bed.browser, bed.product.url, student);
    await page.goto(`${bed.product.url}/essays/${body.essayId}`);
    await page.getByText(/ issues? found$/).waitFor();
    await page
      .getByText('Spelling and grammar were not checked everywhere in this essay.')
      .waitFor();
    await page.context().close();
  }, 90_000);
});

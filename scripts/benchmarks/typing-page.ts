import { untilTrue, type launchChromium } from '@argint/testkit';

/** A headless browser and one of its pages. */
export type Browser = Awaited<ReturnType<typeof launchChromium>>;
/** One page of it. */
export type Page = Awaited<ReturnType<Browser['newPage']>>;

/** Eight keys a second: a fast typist who never pauses. */
const KEY_MS = 125;

/**
 * Measures in the page, from each key's event to the first task after the frame that shows its letter is painted.
 * A task posted from an animation frame runs after that frame.
 */
const MEASURE = `
  window.keyToPaint = [];
  document.addEventListener('keydown', (event) => {
    const pressed = event.timeStamp;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.keyToPaint.push(performance.now() - pressed);
      port2.postMessage(null);
    });
  }, { capture: true });
`;

/** Prepares the page for `typeInto`. */
export const measureKeys = async (page: Page): Promise<void> => {
  await page.evaluate(MEASURE);
};

/** What typing took. */
export interface Typing {
  /** From each key to the paint of its letter, in ms, in order. */
  keyToPaint: number[];
  /** Processor time of the page's main thread for each key, in ms. Other work on the machine hardly changes it. */
  threadMs: number;
}

/** Types words at the caret at a steady rate, whatever the page is doing. */
export const typeSteadily = async (page: Page, keys: number): Promise<Typing> => {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const threadTime = async (): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN);
  };
  const before = await threadTime();
  await page.evaluate('window.keyToPaint = []');
  const begun = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let key = 0; key < keys; key += 1) {
    const wait = begun + key * KEY_MS - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    const text = key % 6 === 5 ? ' ' : 'water'.charAt(key % 6);
    // Not awaited: a page that is behind gets the next key all the same.
    sent.push(
      client.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text }),
      client.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text }),
    );
  }
  await Promise.all(sent);
  await untilTrue(page, `window.keyToPaint.length >= ${keys}`);
  const threadMs = ((await threadTime()) - before) / keys;
  await client.detach();
  return { keyToPaint: (await page.evaluate('window.keyToPaint')) as number[], threadMs };
};

/** The text of a field is set as a paste would, and the caret stands in its middle. */
export const pasteInto = async (page: Page, selector: string, text: string): Promise<void> => {
  await page.locator(selector).fill(text);
  await page.locator(selector).evaluate((field) => {
    const area = field as unknown as {
      value: string;
      focus: () => void;
      setSelectionRange: (from: number, to: number) => void;
    };
    area.focus();
    const middle = area.value.indexOf(' ', area.value.length / 2);
    area.setSelectionRange(middle, middle);
  });
};

import { expect, test } from '@jest/globals';
import { makeStore } from '../../app/store.ts';
import { textTyped } from '../../features/essay-form/draft-slice.ts';
import { essaysApi } from '../../features/essays/essays-api.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { signedInBefore } from '../../testing/render-app.tsx';
import { toasted } from '../toasts/toast-slice.ts';
import { logText } from './download-log.ts';
import { createLogBuffer, LOG_ENTRIES, pageLog } from './log-buffer.ts';
import { logFaults } from './log-faults.ts';

const SECRET = 'Everyone wastes water when it is cheap';

test('keeps the last 1,000 entries', () => {
  const log = createLogBuffer(() => 0);
  for (let n = 1; n <= LOG_ENTRIES + 5; n += 1) log.add('event', { n });
  expect(LOG_ENTRIES).toBe(1_000);
  expect(log.entries()).toHaveLength(LOG_ENTRIES);
  expect(log.entries()[0]?.details).toEqual({ n: 6 });
  expect(log.entries().at(-1)?.details).toEqual({ n: LOG_ENTRIES + 5 });
});

test('holds what the page did and which call failed, and nothing that a student wrote', async () => {
  fakeServer({
    'GET /api/essays/e1': () => ({ status: 500, body: failure(SECRET, 'INTERNAL') }),
  });
  signedInBefore();
  const store = makeStore({ local: localStorage, session: sessionStorage, now: Date.now });
  store.dispatch(textTyped(SECRET));
  store.dispatch(toasted({ kind: 'info', title: SECRET }));
  await store.dispatch(essaysApi.endpoints.essay.initiate('e1'));
  const text = logText(pageLog.entries());
  expect(text).toContain('"endpoint":"essay","status":500,"code":"INTERNAL","requestId":"r-1"');
  expect(text).toContain('toasts/toasted');
  expect(text).not.toContain('textTyped');
  expect(text).not.toContain('wastes');
});

test('names an error that nothing caught, without its message', () => {
  const log = createLogBuffer(() => 0);
  logFaults(window, log.add);
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError(SECRET) }));
  window.dispatchEvent(new Event('offline'));
  expect(log.entries().map(({ event }) => event)).toEqual(['error', 'offline']);
  expect(log.entries()[0]?.details['name']).toBe('TypeError');
  expect(JSON.stringify(log.entries())).not.toContain('wastes');
});

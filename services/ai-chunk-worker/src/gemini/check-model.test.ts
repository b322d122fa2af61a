import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort, startFakeGemini, type FakeGemini } from '@argint/testkit';
import { checkModel } from './check-model.ts';

let server: FakeGemini;
beforeAll(async () => {
  server = await startFakeGemini({ models: ['gemini-here'] });
});
afterAll(() => server.close());

test.each([
  ['the right key and model', 'test-key', 'gemini-here', { usable: true }],
  ['a wrong key', 'other-key', 'gemini-here', { usable: false, why: 'wrong key' }],
  ['a wrong model', 'test-key', 'gemini-gone', { usable: false, why: 'unknown model' }],
])(
  'checkModel with %s reports whether the model is usable',
  async (_case, apiKey, model, found) => {
    const at = { apiKey, baseUrl: server.url };
    expect(await checkModel(at, model, new AbortController().signal)).toEqual(found);
  },
);

test('checkModel reports “no answer” when the server is unreachable', async () => {
  const at = { apiKey: 'k', baseUrl: `http://127.0.0.1:${await freePort()}` };
  expect(await checkModel(at, 'm', new AbortController().signal)).toEqual({
    usable: false,
    why: 'no answer',
  });
});

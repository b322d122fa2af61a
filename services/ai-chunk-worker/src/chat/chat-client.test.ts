import { expect, test } from '@jest/globals';
import { chatReplies as replies, startFakeChat } from '@argint/testkit';
import { byModel } from '../testing/by-model.ts';
import { PROTOCOLS, useModelHarness, type Protocol } from '../testing/model-harness.ts';
import { checkChatModel } from './check-chat-model.ts';

const protocol = PROTOCOLS.find(({ engine }) => engine === 'llm') as Protocol;
const open = useModelHarness(protocol);

test('the request has a strict JSON schema, a limit of tokens and the schema in the system message', async () => {
  const harness = await open();
  await harness.ask('reading');
  const [request] = harness.server.requests;
  expect(request?.body).toMatchObject({
    model: 'essay-llm',
    max_tokens: 4_096,
    stream: true,
    stream_options: { include_usage: true },
    response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true } },
  });
  expect(request?.schema).toMatchObject({ type: 'object', additionalProperties: false });
  expect(request?.system).toContain(JSON.stringify(request?.schema));
});

test('a text that is too long for the model’s context is not sent again, and the reason says so', async () => {
  const harness = await open();
  harness.server.replyAlways(replies.tooLong());
  await harness.ask('reading');
  expect(harness.fallbacks).toEqual(['too-long']);
  expect(harness.server.requests).toHaveLength(1);
});

test('a refusal in the protocol’s own field is a blocked answer', async () => {
  const harness = await open();
  harness.server.replyAlways(replies.refusal());
  await harness.ask('reading');
  expect(harness.fallbacks).toEqual(['blocked']);
});

test('a body without an end is cut off, and the model is asked once for a shorter answer', async () => {
  const harness = await open();
  harness.server.replyNext(replies.endlessBody());
  expect(byModel(await harness.ask('reading'))).toHaveLength(2);
  expect(harness.reports.map(({ outcome }) => outcome)).toEqual(['cut-off', 'ok']);
});

test('the essay does not follow a redirect to another server', async () => {
  const other = await startFakeChat();
  try {
    const harness = await open();
    harness.server.replyAlways(replies.redirect(`${other.url}/v1/chat/completions`));
    await harness.ask('reading');
    expect(harness.fallbacks).toEqual(['unreachable']);
    expect(other.requests).toEqual([]);
  } finally {
    await other.close();
  }
});

test('a server that asks for no key gets none', async () => {
  const server = await startFakeChat({ key: '', models: ['llama3:latest'] });
  const { signal } = new AbortController();
  const at = (path: string) => ({ baseUrl: `${server.url}${path}`, apiKey: null });
  try {
    expect(await checkChatModel(at('/v1'), 'llama3', signal)).toEqual({ usable: true });
    expect(await checkChatModel(at('/elsewhere'), 'llama3', signal)).toEqual({
      usable: false,
      why: 'no list of models',
    });
  } finally {
    await server.close();
  }
});

import { startFakeModel, type FakeModel } from '../fake-model/fake-model.ts';
import { createReplies, sendJson, type Reply } from '../fake-model/replies.ts';
import { chatWire } from './chat-wire.ts';

/**
 * Starts a fake of a server that speaks the chat-completions protocol, on a free loopback port; its `url` is for
 * LLM_BASE_URL. It reports a wrong key or model as vLLM does.
 *
 * @param given.key the only valid key; empty: none is asked for @default 'test-key'
 * @param given.models names of the models that exist @default ['essay-llm']
 */
export const startFakeChat = async (
  given: { key?: string; models?: readonly string[] } = {},
): Promise<FakeModel> =>
  startFakeModel(chatWire, { key: 'test-key', models: ['essay-llm'], ...given });

/** The replies of the fake chat server. */
export const chatReplies = {
  ...createReplies(chatWire),
  /** The text is longer than the context of the model. */
  tooLong: (): Reply => (_asked, res) =>
    sendJson(
      res,
      chatWire.error(
        400,
        "This model's maximum context length is 4096 tokens. You asked for 9000.",
      ),
    ),
  /** The model declines, in the field that the protocol has for it. */
  refusal: (): Reply => (_asked, res) =>
    sendJson(res, {
      status: 200,
      body: {
        choices: [{ finish_reason: 'stop', message: { content: null, refusal: 'I cannot.' } }],
      },
    }),
  /** A body of several megabytes that is never whole. */
  endlessBody: (): Reply => (_asked, res) => {
    res.writeHead(200, { 'content-type': 'application/json' });
    const part = ' '.repeat(64_000);
    const more = (): void => {
      while (!res.destroyed && res.write(part));
    };
    res.on('drain', more);
    more();
  },
  /** A redirect to another server. */
  redirect:
    (to: string): Reply =>
    (_asked, res) => {
      res.writeHead(307, { location: to });
      res.end();
    },
};

import { startFakeModel, type FakeModel } from '../fake-model/fake-model.ts';
import { createReplies, sendJson, type Reply } from '../fake-model/replies.ts';
import { apiError, geminiWire } from './gemini-wire.ts';

/**
 * Starts a fake of the Gemini API on a free loopback port; its `url` is for GEMINI_BASE_URL. It reports a wrong key or
 * model as the real API does.
 *
 * @param given.key the only valid API key @default 'test-key'
 * @param given.models names of the models that exist @default ['gemini-3.5-flash-lite']
 */
export const startFakeGemini = async (
  given: { key?: string; models?: readonly string[] } = {},
): Promise<FakeModel> =>
  startFakeModel(geminiWire, { key: 'test-key', models: ['gemini-3.5-flash-lite'], ...given });

const RETRY_INFO = 'type.googleapis.com/google.rpc.RetryInfo';

/** The replies of the fake Gemini. */
export const geminiReplies = {
  ...createReplies(geminiWire),
  /** Status 429. `delay`, such as '2s', is the wait that the body asks for. */
  rateLimited:
    (delay?: string): Reply =>
    (_asked, res) =>
      sendJson(
        res,
        apiError(
          429,
          'You exceeded your current quota.',
          delay === undefined ? [] : [{ '@type': RETRY_INFO, retryDelay: delay }],
        ),
      ),
};

import { ConfigError, placeOfHost, type Config, type Logger } from '@argint/service-kit';
import { createChatClient } from '../chat/chat-client.ts';
import { checkChatModel } from '../chat/check-chat-model.ts';
import type { workerConfig } from '../config.ts';
import { checkModel } from '../gemini/check-model.ts';
import { createGeminiClient } from '../gemini/gemini-client.ts';
import type { ModelClient } from './create-model.ts';

type Settings = Config<typeof workerConfig>;

const geminiOf = (config: Settings, apiKey: string): ModelClient => {
  const server = { apiKey, baseUrl: config.GEMINI_BASE_URL };
  return {
    engine: 'gemini',
    settings: 'GEMINI_API_KEY, GEMINI_MODEL and GEMINI_BASE_URL',
    models: [config.GEMINI_MODEL, ...config.GEMINI_FALLBACK_MODELS],
    callMs: config.GEMINI_TIMEOUT_SECONDS * 1_000,
    concurrency: config.GEMINI_CONCURRENCY,
    open: (parts) => createGeminiClient({ ...server, ...parts }),
    check: (model, signal) => checkModel(server, model, signal),
  };
};

const chatOf = (config: Settings, baseUrl: string, model: string): ModelClient => {
  const server = { baseUrl, apiKey: config.LLM_API_KEY ?? null };
  return {
    engine: 'llm',
    settings: 'LLM_BASE_URL, LLM_MODEL and LLM_API_KEY',
    models: [model],
    callMs: config.LLM_TIMEOUT_SECONDS * 1_000,
    concurrency: config.LLM_CONCURRENCY,
    open: (parts) =>
      createChatClient({ server, maxOutputTokens: config.LLM_MAX_OUTPUT_TOKENS, ...parts }),
    check: (name, signal) => checkChatModel(server, name, signal),
  };
};

/** The faults of settings that do not fit together, each with a code. */
const faultsOf = (config: Settings): string[] => {
  const { GEMINI_API_KEY, LLM_BASE_URL, LLM_MODEL, LLM_API_KEY } = config;
  if (LLM_BASE_URL === undefined)
    return LLM_MODEL === undefined && LLM_API_KEY === undefined
      ? []
      : [
          'LLM_BASE_URL_MISSING: LLM_MODEL or LLM_API_KEY is set without LLM_BASE_URL. Give the address of the server, or remove them.',
        ];
  const faults: string[] = [];
  if (GEMINI_API_KEY !== undefined)
    faults.push(
      'MODEL_PROVIDER_CONFLICT: GEMINI_API_KEY and LLM_BASE_URL are both set. One provider reads essays: remove the other.',
    );
  if (LLM_MODEL === undefined)
    faults.push('LLM_MODEL_MISSING: LLM_BASE_URL needs LLM_MODEL, the name of a model it serves.');
  if (LLM_BASE_URL.startsWith('http:') && placeOfHost(LLM_BASE_URL) === 'internet')
    faults.push(
      'LLM_PLAIN_HTTP: LLM_BASE_URL would send essays over the internet without encryption. Use https, or an address of your own network.',
    );
  return faults;
};

/**
 * The model that the settings name, or undefined without one. Warns where essays cross a network without encryption.
 *
 * @throws ConfigError with a code for each fault
 */
export const chooseModel = (config: Settings, logger: Logger): ModelClient | undefined => {
  const faults = faultsOf(config);
  if (faults.length > 0) throw new ConfigError(faults);
  const { GEMINI_API_KEY: geminiKey, LLM_BASE_URL: address, LLM_MODEL: model } = config;
  if (geminiKey !== undefined) return geminiOf(config, geminiKey);
  if (address === undefined || model === undefined) return undefined;
  if (address.startsWith('http:') && placeOfHost(address) !== 'this-machine')
    logger.warn(
      { host: new URL(address).host },
      'essays cross your network without encryption on their way to the language model: LLM_BASE_URL is plain http',
    );
  return chatOf(config, address, model);
};

import { describe, expect, test } from '@jest/globals';
import { ConfigError, createLogger, parseConfig, type Logger } from '@argint/service-kit';
import { workerConfig } from '../config.ts';
import { chooseModel } from './choose-model.ts';

const warnings: string[] = [];
const logger: Logger = Object.assign(createLogger('test', 'silent'), {
  warn: (_fields: unknown, message: string) => void warnings.push(message),
});
const choose = (env: Record<string, string>) => {
  warnings.length = 0;
  return chooseModel(parseConfig(workerConfig, env), logger);
};
const own = { LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'essay-llm' };

describe('the settings choose', () => {
  test('no model, Gemini, or a server of one’s own', () => {
    expect(choose({})).toBeUndefined();
    expect(choose({ GEMINI_API_KEY: 'k' })).toMatchObject({
      engine: 'gemini',
      models: ['gemini-3.5-flash-lite'],
    });
    expect(choose(own)).toMatchObject({ engine: 'llm', models: ['essay-llm'] });
    expect(warnings).toEqual([]);
  });

  test.each([
    ['both providers', { ...own, GEMINI_API_KEY: 'k' }, 'MODEL_PROVIDER_CONFLICT'],
    ['no model', { LLM_BASE_URL: own.LLM_BASE_URL }, 'LLM_MODEL_MISSING'],
    ['no address', { LLM_MODEL: 'essay-llm' }, 'LLM_BASE_URL_MISSING'],
    ['a key without an address', { LLM_API_KEY: 'k' }, 'LLM_BASE_URL_MISSING'],
    [
      'plain http to the internet',
      { ...own, LLM_BASE_URL: 'http://example.org' },
      'LLM_PLAIN_HTTP',
    ],
  ])('with %s nothing, and the error has a code', (_case, env, code) => {
    expect(() => choose(env)).toThrow(ConfigError);
    expect(() => choose(env)).toThrow(`${code}: `);
  });

  test('plain http within the owner’s own network, with a warning', () => {
    expect(choose({ ...own, LLM_BASE_URL: 'http://ollama:11434' })).toBeDefined();
    expect(warnings).toEqual([expect.stringContaining('without encryption')]);
    expect(choose({ ...own, LLM_BASE_URL: 'https://llm.example.org' })).toBeDefined();
    expect(warnings).toEqual([]);
  });
});

test.each([
  ['http://localhost:11434', 'http://localhost:11434/v1'],
  ['http://localhost:11434/', 'http://localhost:11434/v1'],
  ['http://localhost:11434/v1/', 'http://localhost:11434/v1'],
  ['https://llm.example.org/openai/v1/chat/completions', 'https://llm.example.org/openai/v1'],
])('the address %s becomes %s', (LLM_BASE_URL, expected) =>
  expect(parseConfig(workerConfig, { LLM_BASE_URL }).LLM_BASE_URL).toBe(expected),
);

test.each(['http://user:pass@localhost', 'ftp://localhost', 'http://localhost/v1?key=k'])(
  'the address %s is refused',
  (LLM_BASE_URL) =>
    expect(() => parseConfig(workerConfig, { LLM_BASE_URL })).toThrow('LLM_BASE_URL'),
);

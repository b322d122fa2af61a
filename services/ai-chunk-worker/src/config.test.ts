import { describe, expect, test } from '@jest/globals';
import { parseConfig } from '@argint/service-kit';
import { workerConfig } from './config.ts';

const BUDGETS = ['MODEL_TOKENS_PER_DAY', 'MODEL_TOKENS_PER_USER_PER_DAY'] as const;

describe('the budgets of the language model', () => {
  test.each(BUDGETS)('%s is a whole number of tokens, and no limit where it is not set', (name) => {
    expect(parseConfig(workerConfig, { [name]: '2000000' })[name]).toBe(2_000_000);
    expect(parseConfig(workerConfig, {})[name]).toBeUndefined();
    expect(parseConfig(workerConfig, { [name]: '' })[name]).toBeUndefined();
    for (const wrong of ['0', '-1', '1.5', 'many'])
      expect(() => parseConfig(workerConfig, { [name]: wrong })).toThrow(name);
  });
});

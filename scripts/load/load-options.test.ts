import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadUsage, parseLoadOptions } from './load-options.ts';
import { LOAD_SCENARIOS } from './load-scenarios.ts';

describe('the command line of the load runner', () => {
  test('takes the defaults of the scenario and the amounts that are given', () => {
    expect(parseLoadOptions(['steady', '--own', '--jobs', '0.25'])).toMatchObject({
      name: 'steady',
      amounts: { minutes: 2, requests: 40, jobs: 0.25, sockets: 200 },
    });
  });

  test('does not change the defaults for the next run', () => {
    parseLoadOptions(['storm', '--own', '--sockets', '7']);
    expect(parseLoadOptions(['storm', '--own']).amounts.sockets).toBe(1_000);
  });

  test('names exactly one scenario and exactly one product', () => {
    for (const args of [[], ['storms', '--own'], ['toString', '--own'], ['smoke', 'idle', '--own']])
      expect(() => parseLoadOptions(args)).toThrow('Name one scenario: smoke, steady');
    for (const args of [['smoke'], ['smoke', '--own', '--base-url', 'http://localhost']])
      expect(() => parseLoadOptions(args)).toThrow('either --own or --base-url');
  });

  test('refuses an amount that is no number above 0 or that the scenario does not use', () => {
    for (const amount of ['0', '-1', 'many', '', 'Infinity'])
      expect(() => parseLoadOptions(['soak', '--own', `--minutes=${amount}`])).toThrow(
        '--minutes takes a number above 0',
      );
    expect(() => parseLoadOptions(['storm', '--own', '--jobs', '1'])).toThrow(
      'storm does not take --jobs',
    );
  });

  test('refuses another machine for the load and for the metrics', () => {
    const url = 'http://192.0.2.1';
    expect(() => parseLoadOptions(['smoke', '--base-url', url])).toThrow('not a loopback address');
    expect(() => parseLoadOptions(['smoke', '--own', '--metrics-url', url])).toThrow(
      'not a loopback address',
    );
  });

  test('is explained with the question of every scenario', () => {
    for (const { question } of Object.values(LOAD_SCENARIOS))
      expect(loadUsage()).toContain(question);
  });

  test('has a script for every scenario', () => {
    for (const name of Object.keys(LOAD_SCENARIOS))
      expect(existsSync(join(import.meta.dirname, 'scenarios', `${name}.ts`))).toBe(true);
  });
});

import { describe, expect, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import { createLogger } from './logger.ts';
import { shutDown } from './shutdown.ts';

const logger = createLogger('test', 'silent');

describe('a shutdown', () => {
  test('finishes one step before it begins the next', async () => {
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`begin ${name}`);
      await Promise.resolve();
      log.push(`end ${name}`);
    };
    await shutDown([[work('a'), work('b')], [], [work('c')]], logger);
    expect(log).toEqual(['begin a', 'begin b', 'end a', 'end b', 'begin c', 'end c']);
  });

  test('runs every step although one fails, and reports the failure at the end', async () => {
    const fault = new Error('broken');
    let hasClosed = false;
    const steps = [
      [
        () => {
          throw fault;
        },
      ],
      [() => (hasClosed = true)],
    ];
    await expect(shutDown(steps, logger)).rejects.toMatchObject({ errors: [fault] });
    expect(hasClosed).toBe(true);
  });

  test('is orderly on a full disk: what was acknowledged is durable already', async () => {
    const full = () => Promise.reject(new AppError('UNAVAILABLE', 'The disk is full.'));
    await expect(shutDown([[full]], logger)).resolves.toBeUndefined();
  });
});

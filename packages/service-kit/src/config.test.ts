import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { tempDir } from '@argint/testkit';
import { z } from 'zod';
import { address, ConfigError, parseConfig, port, secret } from './config.ts';

const shape = {
  PORT: port(8080, 'where to listen'),
  AUTH_ADDRESS: address('auth'),
  MASTER_KEY: secret(z.string().min(3, 'is too short').describe('the key')),
};

describe('configuration', () => {
  test('names every fault at once', () => {
    const parse = () => parseConfig(shape, { PORT: 'many', AUTH_ADDRESS: 'http://auth' });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(
      /3 faults[^]*PORT:[^]*AUTH_ADDRESS: must be host:port[^]*MASTER_KEY is required: the key/,
    );
  });

  test('reads a secret from the file its NAME_FILE names, without the line end', async () => {
    const dir = await tempDir();
    const file = join(dir.path, 'key');
    writeFileSync(file, 'hidden\n');
    expect(parseConfig(shape, { AUTH_ADDRESS: 'auth:1', MASTER_KEY_FILE: file })).toEqual({
      PORT: 8080,
      AUTH_ADDRESS: 'auth:1',
      MASTER_KEY: 'hidden',
    });
    await dir.remove();
  });

  test('a file that cannot be read is a fault, not a missing setting', () => {
    expect(() =>
      parseConfig(shape, { AUTH_ADDRESS: 'auth:1', MASTER_KEY_FILE: '/nowhere/key' }),
    ).toThrow('MASTER_KEY_FILE: cannot read /nowhere/key');
  });

  test('an empty value counts as not set', () => {
    expect(parseConfig({ PORT: shape.PORT }, { PORT: '' })).toEqual({ PORT: 8080 });
  });
});

import { describe, expect, test } from '@jest/globals';
import { commonConfig, parseConfig } from '../../config.ts';
import { grpcIdentity } from './grpc-identity.ts';

const CALLER_SECRET = Buffer.alloc(32, 1).toString('base64');
const tls = {
  GRPC_TLS_CERT: '-----BEGIN CERTIFICATE-----',
  GRPC_TLS_KEY: '-----BEGIN PRIVATE KEY-----',
  GRPC_TLS_CA: '-----BEGIN CERTIFICATE-----',
};
const identityOf = (env: Record<string, string>) => grpcIdentity(parseConfig(commonConfig, env));

describe('how a service proves who it is', () => {
  test('needs a secret or certificates', () => {
    expect(() => identityOf({})).toThrow(/CALLER_SECRET is required.*GRPC_TLS_CERT/);
  });

  test('is the shared secret where only that is given', () => {
    expect(identityOf({ CALLER_SECRET })).toEqual({ callerSecret: CALLER_SECRET });
  });

  test('is the certificate where one is given, also beside a secret', () => {
    const [cert, key, ca] = Object.values(tls);
    expect(identityOf({ CALLER_SECRET, ...tls })).toEqual({ tls: { cert, key, ca } });
  });

  test('is refused with only a part of the certificate settings', () => {
    const { GRPC_TLS_KEY: _, ...part } = tls;
    expect(() => identityOf({ CALLER_SECRET, ...part })).toThrow('give all three');
  });

  test('is refused with a file name where PEM is expected', () => {
    expect(() => identityOf({ ...tls, GRPC_TLS_CERT: '/etc/tls/tls.crt' })).toThrow(
      'GRPC_TLS_CERT: must be PEM; set the _FILE setting to read it from a file',
    );
  });

  test('is refused with a secret that is not 32 bytes', () => {
    expect(() => identityOf({ CALLER_SECRET: 'short' })).toThrow(
      'CALLER_SECRET: must be 32 bytes in base64',
    );
  });
});

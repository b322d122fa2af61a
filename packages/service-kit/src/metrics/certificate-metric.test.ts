import { X509Certificate } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import type { GrpcIdentity } from '../grpc/callers/grpc-identity.ts';
import { TEST_IDENTITY } from '../testing/allowed-client.ts';
import { createAuthority } from '../testing/certificates.ts';
import { registerCertificateMetric } from './certificate-metric.ts';

describe('the metric of the certificate', () => {
  const valuesOf = async (identity: GrpcIdentity) => {
    const registry = new Registry();
    registerCertificateMetric(registry, { services: ['auth'], identity });
    return (await registry.metrics()).split('\n').filter((line) => line.startsWith('grpc_'));
  };

  test('says when the certificate that the process uses ends', async () => {
    const tls = await (await createAuthority('ours')).issue('auth.prod.svc');
    const endsAt = Date.parse(new X509Certificate(tls.cert).validTo) / 1_000;
    expect(endsAt * 1_000).toBeGreaterThan(Date.now());
    expect(await valuesOf({ tls })).toEqual([
      `grpc_certificate_expires_timestamp_seconds{service="auth"} ${endsAt}`,
    ]);
  });

  test('has no value where services sign their calls instead', async () => {
    expect(await valuesOf(TEST_IDENTITY)).toEqual([]);
  });
});

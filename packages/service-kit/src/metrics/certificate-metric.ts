import { X509Certificate } from 'node:crypto';
import { Gauge, type Registry } from 'prom-client';
import type { GrpcIdentity } from '../grpc/callers/grpc-identity.ts';

/**
 * Registers `grpc_certificate_expires_timestamp_seconds`: when the certificate that this process has read at its start ends.
 * A renewed one is used after a restart only, so the file would not tell. There is no value without certificates.
 */
export const registerCertificateMetric = (
  registry: Registry,
  { services, identity }: { services: readonly string[]; identity: GrpcIdentity },
): void => {
  const gauge = new Gauge({
    name: 'grpc_certificate_expires_timestamp_seconds',
    help: 'Unix time at which the certificate of a service for calls of other services ends',
    labelNames: ['service'],
    registers: [registry],
  });
  if (!('tls' in identity)) return;
  const endsAt = Date.parse(new X509Certificate(identity.tls.cert).validTo) / 1_000;
  for (const service of services) gauge.set({ service }, endsAt);
};

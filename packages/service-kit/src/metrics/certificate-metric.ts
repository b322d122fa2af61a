import { X509Certificate } from 'node:crypto';
import { Gauge, type Registry } from 'prom-client';
import type { GrpcIdentity } from '../grpc/callers/grpc-identity.ts';

/**
 * Registers `grpc_certificate_expires_timestamp_seconds`: when the certificate that this process uses ends. The one in
 * its file may be another. There is no value without certificates.
 */
export const registerCertificateMetric = (
  registry: Registry,
  { services, identity }: { services: readonly string[]; identity: GrpcIdentity },
): void => {
  new Gauge({
    name: 'grpc_certificate_expires_timestamp_seconds',
    help: 'Unix time at which the certificate of a service for calls of other services ends',
    labelNames: ['service'],
    registers: [registry],
    collect() {
      if (!('tls' in identity)) return;
      const endsAt = Date.parse(new X509Certificate(identity.tls.cert).validTo) / 1_000;
      for (const service of services) this.set({ service }, endsAt);
    },
  });
};

import type { experimental } from '@grpc/grpc-js';
import type { GrpcTls } from './grpc-identity.ts';

type Provider = Parameters<typeof experimental.createCertificateProviderChannelCredentials>[0];

/** What grpc-js takes certificates from. Every connection made after a renewal shows the new one. */
export const certificateProvider = (tls: GrpcTls): Provider => {
  const stops = new Map<unknown, () => void>();
  const follow = (listener: unknown, show: () => void): void => {
    // grpc-js listens for it only after this call.
    queueMicrotask(show);
    if (tls.onRenewal) stops.set(listener, tls.onRenewal(show));
  };
  const stop = (listener: unknown): void => {
    stops.get(listener)?.();
    stops.delete(listener);
  };
  return {
    addCaCertificateListener: (listener) =>
      follow(listener, () => listener({ caCertificate: Buffer.from(tls.ca) })),
    removeCaCertificateListener: stop,
    addIdentityCertificateListener: (listener) =>
      follow(listener, () =>
        listener({ certificate: Buffer.from(tls.cert), privateKey: Buffer.from(tls.key) }),
      ),
    removeIdentityCertificateListener: stop,
  };
};

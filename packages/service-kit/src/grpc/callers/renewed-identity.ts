import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { Logger } from '../../logger.ts';
import type { GrpcIdentity, GrpcTls } from './grpc-identity.ts';

/** How often the certificate is read again, in ms. Kubernetes takes a minute or two to write a changed Secret into a pod. */
const LOOK_MS = 30_000;

/** @throws Error where the certificate, its key or the authority cannot be used */
const requireUsable = ({ cert, key, ca }: GrpcTls): void => {
  void new X509Certificate(ca);
  if (!new X509Certificate(cert).checkPrivateKey(createPrivateKey(key)))
    throw new Error('the private key does not belong to the certificate');
};

/**
 * The identity that `read` gives. A certificate is read again every half minute until `stop`, and new connections use
 * the new one. One that cannot be used is named in the log, and the old one stays.
 */
export const renewedIdentity = (
  read: () => GrpcIdentity,
  { logger, everyMs = LOOK_MS }: { logger: Logger; everyMs?: number },
): { identity: GrpcIdentity; stop: () => void } => {
  const first = read();
  if (!('tls' in first)) return { identity: first, stop: () => undefined };
  let current = first.tls;
  const listeners = new Set<() => void>();
  const look = (): void => {
    try {
      const next = read();
      if (!('tls' in next)) return;
      const { cert, key, ca } = next.tls;
      if (cert === current.cert && key === current.key && ca === current.ca) return;
      requireUsable(next.tls);
      current = next.tls;
    } catch (error) {
      logger.warn({ err: error }, 'the renewed certificate cannot be used');
      return;
    }
    for (const show of listeners) show();
    logger.info({ validTo: new X509Certificate(current.cert).validTo }, 'certificate renewed');
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  const tls: GrpcTls = {
    get cert() {
      return current.cert;
    },
    get key() {
      return current.key;
    },
    get ca() {
      return current.ca;
    },
    onRenewal: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { identity: { tls }, stop: () => clearInterval(timer) };
};

import { AppError } from '@argint/contracts';
import { callersOf } from '@argint/proto/callers';
import type { ServerUnaryCall } from '@grpc/grpc-js';
import { createCallerVerifier } from './caller-token.ts';
import { certificateName } from './certificate-name.ts';
import type { GrpcIdentity } from './grpc-identity.ts';

type Call = Pick<ServerUnaryCall<unknown, unknown>, 'metadata' | 'getAuthContext'>;

/** Metadata key of the caller token, sent as `Bearer <token>`. */
export const CALLER_HEADER = 'authorization';

/**
 * Checks who calls and whether the caller table allows it. The function throws AppError CALLER_UNKNOWN for a
 * caller that cannot prove who it is, and CALLER_FORBIDDEN for one that may not call the method.
 */
export const createCallerCheck = (
  service: string,
  identity: GrpcIdentity,
): ((method: string, call: Call) => void) => {
  const verifyToken =
    'tls' in identity
      ? undefined
      : createCallerVerifier(service, { secret: identity.callerSecret });

  const callerOf = (call: Call): string => {
    if (!verifyToken) {
      // The handshake has verified the certificate; a call without one does not get this far.
      const certificate = call.getAuthContext()?.sslPeerCertificate;
      const name = certificate && certificateName(certificate);
      if (!name) throw new AppError('CALLER_UNKNOWN');
      return name;
    }
    const [header] = call.metadata.get(CALLER_HEADER);
    if (typeof header !== 'string' || !header.startsWith('Bearer '))
      throw new AppError('CALLER_UNKNOWN', undefined, { cause: new Error('no caller token') });
    return verifyToken(header.slice('Bearer '.length));
  };

  return (method, call) => {
    const caller = callerOf(call);
    if (!callersOf(service, method).includes(caller))
      throw new AppError('CALLER_FORBIDDEN', undefined, {
        cause: new Error(`${caller} may not call ${service}.${method}`),
      });
  };
};

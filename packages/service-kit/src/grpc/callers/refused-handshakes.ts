import type { SecureServerOptions } from 'node:http2';
import type { Server as TlsServer, TLSSocket } from 'node:tls';
import type { Server } from '@grpc/grpc-js';

type Listening = Pick<TlsServer, 'on'>;

const reasonOf = ({ code, message }: NodeJS.ErrnoException, socket: TLSSocket): string | null => {
  // A certificate that does not hold: CERT_HAS_EXPIRED, UNABLE_TO_VERIFY_LEAF_SIGNATURE and such.
  const { authorizationError } = socket as { authorizationError?: unknown };
  if (authorizationError) return String(authorizationError);
  // Somebody who only looked whether the port is open.
  if (code === 'ECONNRESET') return null;
  return code ?? message;
};

/**
 * Calls `onRefused` with the reason for each connection that fails in its TLS handshake. Without it, a caller with an
 * expired certificate leaves no trace: grpc-js only drops the connection. It has no option for this, so the method that
 * makes its HTTP/2 servers is wrapped; call it before the server is bound.
 */
export const watchHandshakes = (server: Server, onRefused: (reason: string) => void): void => {
  const inner = server as unknown as {
    createHttp2Server: (options: SecureServerOptions) => Listening;
  };
  const create = inner.createHttp2Server.bind(server);
  inner.createHttp2Server = (options) => {
    const made = create(options);
    made.on('tlsClientError', (error, socket) => {
      const reason = reasonOf(error, socket);
      if (reason !== null) onRefused(reason);
    });
    return made;
  };
};

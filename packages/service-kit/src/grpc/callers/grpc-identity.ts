import { ConfigError, type CommonConfig } from '../../config.ts';

/** Certificate, private key and the authority both sides trust, in PEM. */
export interface GrpcTls {
  cert: string;
  key: string;
  ca: string;
}

/** How this process proves who it is, and how it recognises its callers: mutual TLS, or a shared secret. */
export type GrpcIdentity = { tls: GrpcTls } | { callerSecret: string };

/** The identity the settings give; mutual TLS where certificates are given. Throws ConfigError where there is none. */
export const grpcIdentity = (config: CommonConfig): GrpcIdentity => {
  const { GRPC_TLS_CERT: cert, GRPC_TLS_KEY: key, GRPC_TLS_CA: ca, CALLER_SECRET } = config;
  if (cert && key && ca) return { tls: { cert, key, ca } };
  if (cert || key || ca)
    throw new ConfigError([
      'GRPC_TLS_CERT, GRPC_TLS_KEY and GRPC_TLS_CA belong together: give all three',
    ]);
  if (CALLER_SECRET) return { callerSecret: CALLER_SECRET };
  throw new ConfigError([
    'CALLER_SECRET is required (32 bytes in base64, the same in every service), or GRPC_TLS_CERT, GRPC_TLS_KEY and GRPC_TLS_CA',
  ]);
};

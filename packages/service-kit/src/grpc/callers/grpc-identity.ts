import { commonConfig, ConfigError, type CommonConfig } from '../../config.ts';

/** Certificate, private key and the authority both sides trust, in PEM. */
export interface GrpcTls {
  readonly cert: string;
  readonly key: string;
  readonly ca: string;
  /** Calls back each time the three were replaced, until the returned function is called. Absent: they never are. */
  readonly onRenewal?: (listener: () => void) => () => void;
}

/** How this process proves who it is, and how it recognises its callers: mutual TLS, or a shared secret. */
export type GrpcIdentity = { tls: GrpcTls } | { callerSecret: string };

const { GRPC_TLS_CERT, GRPC_TLS_KEY, GRPC_TLS_CA, CALLER_SECRET } = commonConfig;
/** The settings that say how this process proves who it is. */
export const identityConfig = { GRPC_TLS_CERT, GRPC_TLS_KEY, GRPC_TLS_CA, CALLER_SECRET };

/** The identity the settings give; mutual TLS where certificates are given. Throws ConfigError where there is none. */
export const grpcIdentity = (
  config: Pick<CommonConfig, keyof typeof identityConfig>,
): GrpcIdentity => {
  const {
    GRPC_TLS_CERT: cert,
    GRPC_TLS_KEY: key,
    GRPC_TLS_CA: ca,
    CALLER_SECRET: callerSecret,
  } = config;
  if (cert && key && ca) return { tls: { cert, key, ca } };
  if (cert || key || ca)
    throw new ConfigError([
      'GRPC_TLS_CERT, GRPC_TLS_KEY and GRPC_TLS_CA belong together: give all three',
    ]);
  if (callerSecret) return { callerSecret };
  throw new ConfigError([
    'CALLER_SECRET is required (32 bytes in base64, the same in every service), or GRPC_TLS_CERT, GRPC_TLS_KEY and GRPC_TLS_CA',
  ]);
};

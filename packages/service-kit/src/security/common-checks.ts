import type { SecurityFinding } from '@argint/contracts';
import { isBase64Key, type CommonConfig } from '../config.ts';
import { openToOthers } from './open-files.ts';
import { isWeakKey } from './weak-key.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

const found = (
  id: SecurityFinding['id'],
  isGood: boolean,
  good: string,
  bad: string,
): SecurityFinding => ({
  id,
  status: isGood ? 'passed' : 'failed',
  evidence: isGood ? good : bad,
});

const fileModes = ({ DATA_DIR, MONGO_URL }: CommonConfig): SecurityFinding => {
  if (MONGO_URL !== undefined)
    return { id: 'file-modes', status: 'unknown', evidence: 'The data is in MongoDB.' };
  const open = openToOthers(DATA_DIR).length;
  return found(
    'file-modes',
    open === 0,
    'The data folder and all files in it are closed to other users.',
    `${open === 1 ? 'One file or folder' : `${open} files and folders`} under the data folder can be opened by other users.`,
  );
};

const secrets = (config: Readonly<Record<string, unknown>>): SecurityFinding => {
  const keys = Object.entries(config).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && isBase64Key(entry[1]),
  );
  const weak = keys.filter(([, value]) => isWeakKey(value)).map(([name]) => name);
  return found(
    'secrets',
    weak.length === 0,
    'The keys in the settings are random.',
    `Made by hand, not random: ${weak.join(', ')}.`,
  );
};

const serviceCallers = (config: CommonConfig): SecurityFinding => {
  const hasTls = config.GRPC_TLS_CERT !== undefined;
  const isLocal = LOOPBACK.has(config.GRPC_HOST ?? config.HOST);
  return found(
    'service-callers',
    hasTls || isLocal,
    hasTls
      ? 'Services prove who they are with certificates, and their calls are encrypted.'
      : 'Services sign their calls, which stay on this machine.',
    'Services sign their calls, but the calls cross the network without encryption.',
  );
};

const metricsPrivate = (config: CommonConfig): SecurityFinding =>
  found(
    'metrics-private',
    LOOPBACK.has(config.OPS_HOST ?? config.HOST),
    'Metrics are served to this machine only.',
    'The port with the metrics listens on the network, without a sign-in.',
  );

/** What every service can say of its own process. */
export const commonChecks = (config: CommonConfig): SecurityFinding[] => [
  fileModes(config),
  secrets(config),
  serviceCallers(config),
  metricsPrivate(config),
];

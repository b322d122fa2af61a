import { DuplicateError, StoreAwayError } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import mongoose from 'mongoose';
import type { IndexSpec } from './index-specs.ts';

const { MongoError, MongoServerError, MongoNetworkError } = mongoose.mongo;

const DUPLICATE_KEY = 11_000;
/** Errors of the driver that say nothing about the call itself: no server, no connection, no answer in time. */
const OUTAGES = [
  'MongoServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoServerClosedError',
  'MongoClientClosedError',
  'MongoExpiredSessionError',
  'MongoOperationTimeoutError',
  'MongoWaitQueueTimeoutError',
  'MongoPoolClosedError',
  'MongoPoolClearedError',
  'MongoPoolClearedOnNetworkError',
  'MongoStalePrimaryError',
  'MongoUnexpectedServerResponseError',
];
/**
 * The server's own error codes for the same: elections and shutdowns, write concerns that were not met, time limits,
 * a full disk. Source: src/mongo/base/error_codes.yml of MongoDB.
 */
const OUTAGE_CODES = [
  6, 7, 50, 64, 79, 89, 91, 100, 112, 134, 189, 262, 290, 317, 334, 365, 462, 9001, 10_058, 10_107,
  11_600, 11_602, 13_388, 13_435, 13_436, 14_031, 24_000,
];
/** A missing right and a refused login: waiting does not mend them. */
const REFUSAL_CODES = [13, 18];
/** Network errors of Node and of its DNS. TLS has codes of its own, such as CERT_HAS_EXPIRED. */
const NETWORK_CODES = [
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ESERVFAIL',
  'ETIMEDOUT',
  'ETIMEOUT',
];
const TOO_LARGE_CODES = [10_334, 17_280, 17_419, 17_420];

interface ServerFault {
  code?: unknown;
  keyPattern?: Record<string, unknown>;
  message: string;
}

const isOutage = (error: Error): boolean =>
  error instanceof MongoNetworkError ||
  OUTAGES.includes(error.name) ||
  (error instanceof MongoServerError && OUTAGE_CODES.includes(Number(error.code)));

interface DriverFault {
  code?: unknown;
  message?: string;
  /** An error, or what the driver knows of all servers, which has the error of the first one. */
  cause?: DriverFault & { error?: DriverFault | null };
}

/** The error at the bottom. */
const rootOf = (error: DriverFault): DriverFault => {
  const next = error.cause?.error ?? error.cause;
  return next?.message === undefined ? error : rootOf(next);
};

/** Whether the server cannot be reached or does not answer in time. False where it, or its certificate, is refused. */
export const isAway = (error: Error): boolean => {
  const root = rootOf(error as DriverFault);
  const { code } = root;
  if (root instanceof MongoServerError) return OUTAGE_CODES.includes(Number(code));
  if (typeof code === 'string') return NETWORK_CODES.includes(code);
  return isOutage(error) || error.name === 'MongooseServerSelectionError';
};

/** The fields of a violated unique index; undefined for any other error. */
export const duplicateFields = (
  indexes: readonly IndexSpec[],
  error: unknown,
): readonly string[] | undefined => {
  if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) return undefined;
  const { keyPattern, message } = error as ServerFault;
  if (keyPattern) return Object.keys(keyPattern);
  return indexes.find(({ name }) => message.includes(name))?.fields ?? ['_id'];
};

/**
 * An error of the driver as the port's: a StoreAwayError, UNAVAILABLE where the server refused, a DuplicateError,
 * PAYLOAD_TOO_LARGE. Every other error is returned unchanged. A write that failed as UNAVAILABLE may
 * have happened. Causes hold no values of documents, since they are logged.
 */
export const translated = (
  collection: string,
  indexes: readonly IndexSpec[],
  error: unknown,
): unknown => {
  if (!(error instanceof MongoError)) return error;
  const fields = duplicateFields(indexes, error);
  if (fields) return new DuplicateError(collection, fields);
  const cause = new Error(`MongoDB, ${collection}: ${error.name}: ${error.message}`);
  if (isAway(error)) return new StoreAwayError(undefined, { cause });
  if (isOutage(error) || REFUSAL_CODES.includes(Number(error.code)))
    return new AppError('UNAVAILABLE', undefined, { cause });
  if (TOO_LARGE_CODES.includes(Number(error.code)))
    return new AppError('PAYLOAD_TOO_LARGE', undefined, { cause });
  return error;
};

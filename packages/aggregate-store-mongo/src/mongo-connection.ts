import { StoreAwayError } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import mongoose, { type Connection } from 'mongoose';
import { settleEndedWrites } from './ended-writes.ts';
import { isAway } from './mongo-error.ts';

/** Milliseconds. */
export interface CallLimits {
  /** Until a call without a reachable primary fails. Longer than a planned election. @default 3000 */
  selectionMs: number;
  /** Until a call without an answer fails, and its connection is closed. @default 5000 */
  answerMs: number;
}
export const DEFAULT_LIMITS: CallLimits = { selectionMs: 3_000, answerMs: 5_000 };

/** How often the driver asks each server whether it is there. */
const HEARTBEAT_MS = 2_000;

/** What the limits make of the driver's longest waits, in milliseconds. */
export const longestWaits = ({ selectionMs, answerMs }: CallLimits) => ({
  /** A call waits for a server, for a connection and for an answer, and is repeated once at most. */
  callMs: 2 * (2 * selectionMs + answerMs),
  /** A server is asked after a pause, over a new connection where needed. Twice that is a driver that stands still. */
  heartbeatMs: 2 * (HEARTBEAT_MS + 2 * selectionMs),
});

const PREFIX_DEFAULT = 'argint';

/**
 * The database of a service: `argint-essay` for essay. A database name in the connection string takes the place of
 * `argint`. So each service can have a user of its own that sees no other service's data.
 * @throws AppError UNAVAILABLE where the connection string cannot be read
 */
export const databaseName = (url: string, service: string): string => {
  try {
    // Several hosts are no URL for the parser of the platform.
    const path = /^mongodb(?:\+srv)?:\/\/[^/?]+(?:\/([^?]*))?/.exec(url);
    if (path === null) throw new Error('it must start with mongodb:// or mongodb+srv://');
    return `${decodeURIComponent(path[1] ?? '') || PREFIX_DEFAULT}-${service}`;
  } catch (cause) {
    throw new AppError('UNAVAILABLE', `MONGO_URL cannot be used: ${(cause as Error).message}.`, {
      cause,
    });
  }
};

/**
 * Connects to the database of a service; `ca` are the certificate authorities of the server, in PEM. What these options say cannot be weakened by the connection string.
 * @throws StoreAwayError, or AppError UNAVAILABLE where waiting does not help. Either has one sentence, without the
 * connection string, which may hold a password
 */
export const connect = async (
  url: string,
  service: string,
  { selectionMs, answerMs }: CallLimits,
  ca?: string,
): Promise<Connection> => {
  settleEndedWrites();
  const connection = mongoose.createConnection();
  // Without a listener an error event would end the process. Every call reports its own failure.
  connection.on('error', () => undefined);
  try {
    await connection.openUri(url, {
      dbName: databaseName(url, service),
      appName: `argint-${service}`,
      ...(ca === undefined ? {} : { ca }),
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
      ignoreUndefined: true,
      readPreference: 'primary',
      readConcern: { level: 'majority' },
      // The server gives up a little before this side does, so that the connection can be kept.
      writeConcern: { w: 'majority', journal: true, wtimeoutMS: answerMs * 0.9 },
      retryReads: true,
      retryWrites: true,
      serverSelectionTimeoutMS: selectionMs,
      connectTimeoutMS: selectionMs,
      waitQueueTimeoutMS: selectionMs,
      socketTimeoutMS: answerMs,
      heartbeatFrequencyMS: HEARTBEAT_MS,
    });
    return connection;
  } catch (error) {
    await connection.destroy().catch(() => undefined);
    if (error instanceof AppError) throw error;
    const { name, message } = error as Error;
    const cause = new Error(`${name}: ${message}`);
    const sentence = `MongoDB cannot be used: ${message.replace(/\.+$/, '')}.`;
    throw isAway(error as Error)
      ? new StoreAwayError(sentence, { cause })
      : new AppError('UNAVAILABLE', sentence, { cause });
  }
};

import type { IncomingMessage, ServerResponse } from 'node:http';

/** How fast a body must arrive. The rule is that of Kestrel's MinRequestBodyDataRate (240 bytes/s after 5 s). */
export interface BodyPace {
  /** Milliseconds before the rate counts, and the longest pause between two bytes. */
  graceMs: number;
  /** Least bytes a second, on average since the head of the request. */
  bytesPerSecond: number;
  /** Most milliseconds for the whole body. */
  limitMs: number;
}

/** A text of 30 kB or more at this rate would run into the 30 s that a whole request may take. */
export const BODY_PACE: BodyPace = { graceMs: 5_000, bytesPerSecond: 1_000, limitMs: 30_000 };
/** For files: 10 MB over a phone's 1 Mbit/s take 80 s. A place for an upload is worth more than one for a call. */
export const FILE_PACE: BodyPace = { graceMs: 5_000, bytesPerSecond: 10_000, limitMs: 120_000 };

interface Watched {
  pace: BodyPace;
  req: IncomingMessage;
  res: ServerResponse;
  startedAt: number;
  /** What the connection had brought when the head was complete. */
  bytesBefore: number;
  bytes: number;
  lastByteAt: number;
}

const expectsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Finds request bodies that arrive too slowly: one that stops for `graceMs`, falls below the rate after it, or is not
 * complete after `limitMs`.
 * A body nobody reads any more (its request was refused) is watched as well, since it keeps its connection open.
 */
export const createBodyPaceGuard = (options: {
  /** The pace of all bodies, or of each. */
  pace: BodyPace | ((req: IncomingMessage) => BodyPace);
  /** Monotonic milliseconds. */
  now: () => number;
  /** Ends the request; called once for each. */
  cut: (req: IncomingMessage, res: ServerResponse) => void;
}) => {
  const { pace, now, cut } = options;
  const open = new Set<Watched>();

  const isTooSlow = (body: Watched, at: number): boolean => {
    const elapsed = at - body.startedAt;
    const { pace } = body;
    if (elapsed >= pace.limitMs) return true;
    if (elapsed < pace.graceMs) return false;
    return (
      at - body.lastByteAt >= pace.graceMs ||
      body.bytes < ((elapsed - pace.graceMs) / 1_000) * pace.bytesPerSecond
    );
  };
  return {
    watch: (req: IncomingMessage, res: ServerResponse): void => {
      if (!expectsBody(req)) return;
      const at = now();
      const { bytesRead } = req.socket;
      const ownPace = typeof pace === 'function' ? pace(req) : pace;
      open.add({
        pace: ownPace,
        req,
        res,
        startedAt: at,
        bytesBefore: bytesRead,
        bytes: 0,
        lastByteAt: at,
      });
    },
    /** Looks at every open body; call it every second or so. */
    check: (): void => {
      const at = now();
      for (const body of open) {
        const { req, res, bytesBefore } = body;
        if (req.complete || req.socket.destroyed) {
          open.delete(body);
          continue;
        }
        const bytes = req.socket.bytesRead - bytesBefore;
        if (bytes > body.bytes) Object.assign(body, { bytes, lastByteAt: at });
        if (!isTooSlow(body, at)) continue;
        open.delete(body);
        cut(req, res);
      }
    },
    /** Bodies being watched. */
    size: (): number => open.size,
  };
};

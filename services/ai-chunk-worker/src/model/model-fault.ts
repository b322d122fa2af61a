/** Why there is no usable answer, with the words that the result uses for it. */
export const FAULTS = {
  overloaded: 'it was overloaded',
  'rate-limited': 'its quota was used up',
  'timed-out': 'it took too long',
  unreachable: 'it could not be reached',
  refused: 'it refused the request',
  'too-long': 'the text was too long for it',
  paused: 'it had stopped answering shortly before',
  blocked: 'it declined to read this text',
  'cut-off': 'its answer was cut off',
  empty: 'its answer was empty',
  malformed: 'its answer was not in the form asked for',
  budget: 'what may be spent on it today is used up',
} as const;
export type FaultReason = keyof typeof FAULTS;

const TRANSIENT: ReadonlySet<FaultReason> = new Set<FaultReason>([
  'overloaded',
  'rate-limited',
  'timed-out',
  'unreachable',
]);

/** The model gave no usable answer. Holds no text, because a server's message may quote the essay. */
export class ModelFault extends Error {
  readonly reason: FaultReason;
  /** Milliseconds the server asked to wait; null when it did not. */
  readonly retryAfterMs: number | null;
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;

  constructor(
    reason: FaultReason,
    given: { retryAfterMs?: number | null; status?: number | null } = {},
  ) {
    super(reason);
    this.name = 'ModelFault';
    this.reason = reason;
    this.retryAfterMs = given.retryAfterMs ?? null;
    this.status = given.status ?? null;
  }
}

/** Whether the same call may succeed later. */
export const isTransient = ({ reason }: ModelFault): boolean => TRANSIENT.has(reason);

/** What an HTTP status other than success means. */
export const reasonOfStatus = (status: number): FaultReason => {
  if (status === 429) return 'rate-limited';
  if (status === 408) return 'timed-out';
  return status >= 500 ? 'overloaded' : 'refused';
};

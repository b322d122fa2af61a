/** One request of the load, made once and never repeated. */
export interface RequestSample {
  /** Unix time in ms at which it was sent. */
  at: number;
  route: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** Whether a 429 or 503 said when to come again. */
  hasRetryAfter: boolean;
  /** Why there was no answer: a code such as ECONNRESET, or TIMEOUT. */
  problem?: string;
}

/** One analysis that the product accepted. */
export interface JobRecord {
  id: string;
  /** Unix time in ms of the 202. */
  acceptedAt: number;
  /** Unix time in ms at which its end was seen; undefined while it is open, or when nobody saw an end in time. */
  endedAt?: number;
  outcome?: 'completed' | 'failed' | 'cancelled';
}

/** What an account had left once all its analyses had ended and no credit was held any more. */
export interface CreditRecord {
  /** Unix time in ms at which its last analysis had ended. */
  at: number;
  granted: number;
  remaining: number;
  /** Analyses in the account's list that completed, whether or not the client got an answer to their start. */
  completed: number;
}

/** Everything the load has seen so far. It only grows. */
export interface Observations {
  requests: RequestSample[];
  jobs: JobRecord[];
  credits: CreditRecord[];
}

/** Options of a scenario that its script reads, with their defaults. */
export interface ScenarioDefaults {
  minutes: number;
  /** State requests a second. */
  requests?: number;
  /** Analyses started a second. */
  jobs?: number;
  /** Sockets open at the same time. */
  sockets?: number;
}

export interface LoadScenario {
  question: string;
  /** Accounts to register before it begins. */
  users: number;
  defaults: ScenarioDefaults;
  /** What the accounts get where the runner can grant it: credits, or the unlimited plan with ten open analyses. */
  grant: 'credits' | 'unlimited';
  /** Whether the resident memory of the product must stay flat. */
  isMemoryFlat?: boolean;
}

/** Each scenario has its script in scripts/load/scenarios. */
export const LOAD_SCENARIOS: Readonly<Record<string, LoadScenario>> = {
  smoke: {
    question: 'Does every call that a student makes work at all?',
    users: 1,
    defaults: { minutes: 0.5 },
    grant: 'credits',
  },
  steady: {
    question: 'Which load does this machine hold with zero errors?',
    users: 20,
    defaults: { minutes: 2, requests: 40, jobs: 0.5, sockets: 200 },
    grant: 'credits',
  },
  spike: {
    question: 'Is a sudden tenfold load refused politely, and is everything as before after it?',
    users: 20,
    defaults: { minutes: 1.5, requests: 30, jobs: 0.3 },
    grant: 'credits',
  },
  soak: {
    question: 'Is it as fast and as small after a long time as at the start?',
    users: 20,
    defaults: { minutes: 10, requests: 40, jobs: 0.5, sockets: 200 },
    grant: 'credits',
    isMemoryFlat: true,
  },
  storm: {
    question: 'How long until everyone is back, if all browsers reconnect at the same moment?',
    users: 20,
    defaults: { minutes: 2, sockets: 1_000 },
    grant: 'credits',
  },
  idle: {
    question: 'Do 2,000 idle subscribers stay connected, and what do they cost?',
    users: 20,
    defaults: { minutes: 2, requests: 10, sockets: 2_000 },
    grant: 'credits',
  },
  'fan-out': {
    question: 'How long until one change of a job has reached all of its subscribers?',
    users: 5,
    defaults: { minutes: 1, sockets: 500 },
    grant: 'unlimited',
  },
};

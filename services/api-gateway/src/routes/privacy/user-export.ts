import {
  AppError,
  codeOf,
  planTypeOf,
  resultsForOwner,
  type AnalysisResult,
} from '@argint/contracts';
import type { StoredResultMessage } from '@argint/proto';
import type { Backends } from '../../backends.ts';
import { Download } from '../../http/download.ts';

/** Essays and analyses that are asked for at a time. */
const PAGE = 20;

type Part = readonly [name: string, value: unknown];

const parsed = (json: string): unknown => (json === '' ? null : (JSON.parse(json) as unknown));

/** The stored results as the user's plan shows them now, as on the page. */
const analysesOf = async (
  { billing }: Backends,
  results: readonly StoredResultMessage[],
  userId: string,
) => {
  const stored = results.map(({ resultJson }) => JSON.parse(resultJson) as AnalysisResult);
  const shown = await resultsForOwner(stored, async () =>
    planTypeOf((await billing.checkAccess({ userId })).entitlement?.planType),
  );
  return results.map(({ resultJson, ...fields }, index) => ({ ...fields, result: shown[index] }));
};

/** One essay with everything that belongs to it. One that is deleted meanwhile is left out. */
const wholeEssay = async (backends: Backends, essayId: string, userId: string) => {
  const { essays } = backends;
  try {
    const { essay, results, critiqueStates } = await essays.getEssay({ essayId, userId });
    const { suggestions } = await essays.listSuggestions({ essayId, userId });
    const analyses = await analysesOf(backends, results, userId);
    return { ...essay, analyses, critiqueStates, suggestions };
  } catch (error) {
    if (codeOf(error) === 'ESSAY_NOT_FOUND') return null;
    throw error;
  }
};

async function* essaysOf(backends: Backends, userId: string): AsyncGenerator<unknown> {
  let cursor = '';
  do {
    const page = await backends.essays.listEssays({ userId, limit: PAGE, cursor });
    for (const { essayId } of page.essays) {
      const whole = await wholeEssay(backends, essayId, userId);
      if (whole) yield whole;
    }
    cursor = page.nextCursor;
  } while (cursor !== '');
}

async function* jobsOf({ orchestrator }: Backends, userId: string): AsyncGenerator<unknown> {
  let cursor = '';
  do {
    const page = await orchestrator.listJobs({ userId, limit: PAGE, cursor });
    yield* page.jobs;
    cursor = page.nextCursor;
  } while (cursor !== '');
}

async function* list(name: string, items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '';
  yield `,\n${JSON.stringify(name)}:[`;
  for await (const item of items) {
    yield `${separator}\n${JSON.stringify(item)}`;
    separator = ',';
  }
  yield ']';
}

const lines = (parts: readonly Part[]): string =>
  parts.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',\n');

/** Secrets that stand for the user and that a file must not spread, what a plan withholds, and what only saves calls of a language model. */
const LEFT_OUT =
  'The hash of your password, the hashes of your session tokens, the key that seals your texts, and the token with which the payment provider renews a plan. They are secrets, not information about you. Also the raw answers of a language model, which are kept with an essay so that the same text gets the same analysis. What came of them is in the analyses. Of these the file has what your plan shows on the page.';

/** What is small: account, sessions, profile, plan, consents and payments. */
const smallParts = async (
  { auth, billing }: Backends,
  userId: string,
  now: Date,
): Promise<Part[]> => {
  const [{ identity }, { sessions }, { exportJson }] = await Promise.all([
    auth.getUser({ userId }),
    auth.listSessions({ userId }),
    billing.exportUser({ userId }),
  ]);
  if (!identity) throw new AppError('INTERNAL');
  const held = parsed(exportJson) as Record<string, unknown>;
  return [
    ['exportedAt', now.toISOString()],
    ['leftOut', LEFT_OUT],
    ['account', identity],
    ['sessions', sessions],
    ...Object.entries(held),
  ];
};

async function* wholeFile(
  backends: Backends,
  small: readonly Part[],
  userId: string,
): AsyncGenerator<string> {
  yield `{${lines(small)}`;
  const { progressJson } = await backends.essays.getProgress({ userId });
  const { pendingEssay = null } = await backends.essays.getPendingEssay({ userId });
  yield `,\n${lines([
    ['progress', parsed(progressJson)],
    ['pendingEssay', pendingEssay],
  ])}`;
  yield* list('essays', essaysOf(backends, userId));
  yield* list('jobs', jobsOf(backends, userId));
  yield '}\n';
}

/** What the file about billing has besides its date: plan and credits, and every order and payment. */
const BILLING = new Set(['exportedAt', 'leftOut', 'entitlement', 'payments']);

async function* billingFile(small: readonly Part[]): AsyncGenerator<string> {
  yield `{${lines(small.filter(([name]) => BILLING.has(name)))}}\n`;
}

/**
 * Everything held about a user, as one file, written essay by essay. What is small is read first, so that an
 * unavailable service still gives an error and not half a file.
 */
export const exportFile = async (
  backends: Backends,
  { userId, scope }: { userId: string; scope: 'all' | 'billing' },
  now: Date,
): Promise<Download> => {
  const small = await smallParts(backends, userId, now);
  const date = now.toISOString().slice(0, 10);
  return scope === 'billing'
    ? new Download(`billing_export_${date}.json`, billingFile(small))
    : new Download(`user_data_export_${date}.json`, wholeFile(backends, small, userId));
};

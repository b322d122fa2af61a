import { AppError, codeOf } from '@argint/contracts';

const NONE_ANSWERED =
  'No service answered. Where services use mutual TLS, they answer a caller with a certificate only: the log of each then says “gRPC caller refused”. In a cluster, --cluster takes the certificate of admin.';

/** An answer, or the sentence that says why there is none. */
export type Asked<T> = { answer: T } | { why: string };

/**
 * Asks, and goes on without an answer where nothing answers.
 *
 * @throws CALLER_* errors: the operator, not the service, has to do something
 */
export const ask = async <T>(call: () => Promise<T>): Promise<Asked<T>> => {
  try {
    return { answer: await call() };
  } catch (error) {
    if (codeOf(error).startsWith('CALLER_')) throw error;
    return { why: (error as Error).message };
  }
};

/**
 * What came of asking each service, the answers apart from the services that gave none.
 *
 * @throws AppError UNAVAILABLE when none answered, so that a script does not take silence for good news
 */
export const askServices = async <T>(
  services: readonly string[],
  call: (service: string) => Promise<T>,
): Promise<{ answers: T[]; unanswered: { service: string; why: string }[] }> => {
  const asked = await Promise.all(
    services.map(async (service) => ({ service, ...(await ask(async () => call(service))) })),
  );
  const answers = asked.flatMap((one) => ('answer' in one ? [one.answer] : []));
  const unanswered = asked.flatMap((one) =>
    'why' in one ? [{ service: one.service, why: one.why }] : [],
  );
  if (answers.length === 0)
    throw new AppError('UNAVAILABLE', [...unansweredLines(unanswered), NONE_ANSWERED].join('\n'));
  return { answers, unanswered };
};

/** A line for each service that gave no answer. */
export const unansweredLines = (
  unanswered: readonly { service: string; why: string }[],
): string[] => unanswered.map(({ service, why }) => `${service} did not answer: ${why}`);

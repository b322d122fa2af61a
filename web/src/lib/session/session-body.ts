import type { SessionBody } from '@argint/contracts';

/** Whether an answer opens a session: it names a user and has a token. */
export const isSessionBody = (body: unknown): body is SessionBody => {
  const { success, token, user } = (body ?? {}) as Partial<Record<keyof SessionBody, unknown>>;
  return (
    (success as unknown) !== false &&
    typeof token === 'string' &&
    typeof user === 'object' &&
    user !== null
  );
};

/**
 * The data of a query that was awaited; undefined where it failed. Read it in place of `data`, which
 * after a failure still holds an earlier answer.
 */
export const freshData = <T>(answer: { data?: T; error?: unknown }): T | undefined =>
  answer.error === undefined ? answer.data : undefined;

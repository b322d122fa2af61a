/** Milliseconds: how exact the age is, beside a tenth of itself. */
const PRECISION_MS = 50;
/** No event is older: brokers keep them for days. */
const MAX_AGE_MS = 60 * 86_400_000;

/**
 * Age of the oldest unhandled event in milliseconds, found by asking whether one is older than a time: brokers tell the
 * first offset after a time, but not the time of an offset. Takes about ten questions.
 */
export const oldestAge = async (
  now: number,
  isAnyOlderThan: (time: number) => Promise<boolean>,
): Promise<number> => {
  let [younger, older] = [0, PRECISION_MS];
  while (older < MAX_AGE_MS && (await isAnyOlderThan(now - older))) {
    younger = older;
    older *= 4;
  }
  while (older - younger > PRECISION_MS && older - younger > younger / 10) {
    const middle = Math.round((younger + older) / 2);
    if (await isAnyOlderThan(now - middle)) younger = middle;
    else older = middle;
  }
  return younger;
};

/** The delay of a Retry-After header in ms. Null when its value is neither seconds nor a date. */
export const retryAfterMs = (value: string | null | undefined, now: number): number | null => {
  if (value === undefined || value === null) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
};

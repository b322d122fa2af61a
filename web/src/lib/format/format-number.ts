/** '1,200 words', '1 word': counts group by comma, as the limits' messages do. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** 'R180': whole rand on price cards. */
export const formatPrice = (cents: number): string =>
  `R${(cents / 100).toLocaleString('en-US', { maximumFractionDigits: 0 })}`;

/** 'm:ss' of a duration in ms; never negative. */
export const formatElapsed = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

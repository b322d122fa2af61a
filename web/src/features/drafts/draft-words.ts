const ORDINALS = [
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;

/** 'second' for draft 2, up to 'tenth'; 'next' beyond. */
export const ordinalOf = (draftNumber: number): string => ORDINALS[draftNumber - 2] ?? 'next';

/** '+7', '−3' or '0', rounded to whole points. */
export const signed = (change: number): string => {
  const points = Math.round(change);
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
};

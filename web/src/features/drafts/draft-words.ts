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

import type { TextKey } from '../../lib/i18n/text.ts';

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
] as const satisfies readonly TextKey[];

/** 'second' for draft 2, up to 'tenth'; 'next' beyond. Translated as 'Write the … draft' needs it. */
export const ordinalOf = (draftNumber: number): TextKey => ORDINALS[draftNumber - 2] ?? 'next';

import type { Place } from '../sealing/vault.ts';

/** Where a sealed text of an essay stands. */
export const essayPlace = (id: string, field: string): Place => ({
  collection: 'essays',
  id,
  field,
});

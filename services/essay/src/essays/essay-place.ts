import type { Doc } from '@argint/aggregate-store';
import type { Place, Seal } from '../sealing/vault.ts';
import type { Essay } from './essay.ts';

/** Where a sealed text of an essay stands. */
export const essayPlace = (id: string, field: string): Place => ({
  collection: 'essays',
  id,
  field,
});

/** The title of an essay in the clear; empty once it is deleted. */
export const titleOf = ({ _id, title }: Doc<Essay>, seal: Seal): string =>
  title === null ? '' : seal.open(essayPlace(_id, 'title'), title);

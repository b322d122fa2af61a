import type { Doc } from '@argint/aggregate-store';
import type { Renew } from '../sealing/vault.ts';
import { reasonPlace } from '../states/critique-states.ts';
import { essayPlace } from './essay-place.ts';
import type { Essay } from './essay.ts';

const FIELDS = ['text', 'question', 'title', 'preview', 'rubric'] as const;

/** The essay with each sealed value as `renew` gives it; the same object where it changes none. */
export const resealEssay = (essay: Doc<Essay>, renew: Renew): Doc<Essay> => {
  let isChanged = false;
  const renewed = (place: ReturnType<typeof essayPlace>, sealed: string | null): string | null => {
    const next = sealed && renew(place, sealed);
    isChanged ||= next !== sealed;
    return next;
  };
  const texts = Object.fromEntries(
    FIELDS.map((field) => [field, renewed(essayPlace(essay._id, field), essay[field])]),
  );
  const critiqueStates = essay.critiqueStates.map((state) => ({
    ...state,
    reason: renewed(reasonPlace(essay._id, state.critiqueId), state.reason),
  }));
  return isChanged ? { ...essay, ...texts, critiqueStates } : essay;
};

import type { Place } from '../sealing/vault.ts';

/** Where the JSON of a job's result is stored. */
export const resultPlace = (jobId: string): Place => ({
  collection: 'results',
  id: jobId,
  field: 'json',
});

/** Where the suggestions of a job's result are stored. */
export const suggestionsPlace = (jobId: string): Place => ({
  collection: 'results',
  id: jobId,
  field: 'suggestions',
});

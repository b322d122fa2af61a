import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';

/** Entries that are kept; the first one, to the terms, always stays. */
const ENTRIES_MAX = 200;

/** What a user agreed to; the id is the user's. */
export const consentSchema = defineAggregate({
  name: 'consents',
  fields: {
    /** Oldest first. */
    entries: z.array(
      z.object({
        kind: z.enum(['terms', 'training']),
        granted: z.boolean(),
        /** Version of the legal documents. */
        version: z.string().min(1),
        at: z.date(),
      }),
    ),
  },
});
export type Consent = FieldsOf<typeof consentSchema>;
export type ConsentEntry = Consent['entries'][number];

/** The latest word on one kind. No word means no. */
export const isGranted = ({ entries }: Consent, kind: ConsentEntry['kind']): boolean =>
  entries.findLast((entry) => entry.kind === kind)?.granted ?? false;

/** Adds an entry, unless it says what the latest one of its kind says. */
export const addEntry = <C extends Consent>(consent: C, entry: ConsentEntry): C => {
  const latest = consent.entries.findLast(({ kind }) => kind === entry.kind);
  const isSame = latest
    ? latest.granted === entry.granted && latest.version === entry.version
    : !entry.granted;
  if (isSame) return consent;
  const [first, ...others] = [...consent.entries, entry];
  return { ...consent, entries: first ? [first, ...others.slice(1 - ENTRIES_MAX)] : [] };
};

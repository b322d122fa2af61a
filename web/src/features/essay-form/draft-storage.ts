import { LOCAL } from '../../config/storage-keys.ts';
import { emptyDraft } from './draft-slice.ts';
import type { Draft } from './draft-slice.ts';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The draft kept on this device; empty when there is none or it cannot be read. */
export const readDraft = (local: Storage): Draft => {
  try {
    const value = JSON.parse(local.getItem(LOCAL.draft) ?? '{}') as Partial<Draft> | null;
    return { question: asText(value?.question), text: asText(value?.text) };
  } catch {
    return emptyDraft;
  }
};

/** Keeps the draft on this device; a full or refused storage is not the student's problem. */
export const writeDraft = (local: Storage, draft: Draft): void => {
  try {
    if (draft.question === '' && draft.text === '') local.removeItem(LOCAL.draft);
    else local.setItem(LOCAL.draft, JSON.stringify(draft));
  } catch {
    // Nothing to do: the text is still in the field.
  }
};

import { LOCAL } from '../../config/storage-keys.ts';
import { emptyDraft, isEmptyDraft } from './draft-slice.ts';
import type { OwnedDraft } from './draft-slice.ts';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The draft saved on this device; empty when there is none or it cannot be read. */
export const readDraft = (local: Storage): OwnedDraft => {
  try {
    const value = JSON.parse(local.getItem(LOCAL.draft) ?? '{}') as Partial<OwnedDraft> | null;
    return {
      question: asText(value?.question),
      text: asText(value?.text),
      ...(asText(value?.rubric) === '' ? {} : { rubric: asText(value?.rubric) }),
      owner: asText(value?.owner) || null,
      parentEssayId: asText(value?.parentEssayId) || null,
    };
  } catch {
    return emptyDraft;
  }
};

/** Saves the draft on this device. Does nothing when storage is full or forbidden. */
export const writeDraft = (local: Storage, draft: OwnedDraft): void => {
  try {
    if (isEmptyDraft(draft)) local.removeItem(LOCAL.draft);
    else local.setItem(LOCAL.draft, JSON.stringify(draft));
  } catch {
    // The text is still in the field.
  }
};

import { nanoid } from '@reduxjs/toolkit';
import { LOCAL, TAB } from '../../config/storage-keys.ts';
import type { Services } from '../../lib/services.ts';
import { emptyDraft, isBlankDraft, isEmptyDraft } from './draft-slice.ts';
import type { OwnedDraft } from './draft-slice.ts';

type Storages = Pick<Services, 'local' | 'session'>;

/** A draft as it is stored. Each tab writes its own, told apart by `id`. */
export interface StoredDraft extends OwnedDraft {
  id: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Drafts set aside on this device; the oldest goes where there are more. */
const SHELF_MAX = 20;

/** Tells the page that the drafts set aside have changed. Other tabs get a storage event. */
export const SHELF_CHANGED = 'drafts-set-aside';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const asDraft = (value: Partial<StoredDraft> | null): StoredDraft => ({
  question: asText(value?.question),
  text: asText(value?.text),
  ...(asText(value?.rubric) === '' ? {} : { rubric: asText(value?.rubric) }),
  owner: asText(value?.owner) || null,
  parentEssayId: asText(value?.parentEssayId) || null,
  id: asText(value?.id),
  savedAt: typeof value?.savedAt === 'number' ? value.savedAt : 0,
});

const parse = (raw: string | null): unknown => {
  try {
    return JSON.parse(raw ?? 'null') as unknown;
  } catch {
    return null;
  }
};
const draftIn = (raw: string | null): StoredDraft => asDraft(parse(raw) as Partial<StoredDraft>);

/**
 * The draft of this tab, else the newest of this device; empty when there is none or it cannot be read. From then on it is
 * this tab's: what another tab saves after that is another draft.
 */
export const readDraft = ({ local, session }: Storages): OwnedDraft => {
  const own = session.getItem(TAB.draft);
  const raw = (isBlankDraft(draftIn(own)) ? local.getItem(LOCAL.draft) : null) ?? own ?? '{}';
  try {
    session.setItem(TAB.draft, raw);
  } catch {
    // Storage is full: the next save says so.
  }
  const { id: _id, savedAt: _savedAt, ...draft } = draftIn(raw);
  return draft;
};

/** The drafts set aside in a stored list, newest first. */
export const parseShelf = (raw: string | null): StoredDraft[] => {
  const list = parse(raw);
  return Array.isArray(list) ? list.map(asDraft).filter((draft) => !isBlankDraft(draft)) : [];
};

/** The draft that another tab saved last; null where it is this tab's own. */
export const draftOfOtherTab = (raw: string | null, own: string | null): StoredDraft | null => {
  const draft = draftIn(raw);
  return raw === null || raw === own || isBlankDraft(draft) ? null : draft;
};

const writeShelf = (local: Storage, drafts: readonly StoredDraft[]): void => {
  if (drafts.length === 0) local.removeItem(LOCAL.shelf);
  else local.setItem(LOCAL.shelf, JSON.stringify(drafts.slice(0, SHELF_MAX)));
  window.dispatchEvent(new Event(SHELF_CHANGED));
};

/** Sets a draft aside, in the place of an older version of it. @throws DOMException where storage is full */
const setAside = (local: Storage, draft: StoredDraft): void => {
  if (isBlankDraft(draft)) return;
  const others = parseShelf(local.getItem(LOCAL.shelf)).filter(
    ({ id, text }) => id !== draft.id && text !== draft.text,
  );
  writeShelf(local, [draft, ...others]);
};

/** Deletes drafts that were set aside. */
export const dropFromShelf = (local: Storage, isGone: (draft: StoredDraft) => boolean): void => {
  const shelf = parseShelf(local.getItem(LOCAL.shelf));
  const kept = shelf.filter((draft) => !isGone(draft));
  if (kept.length < shelf.length) writeShelf(local, kept);
};

/** The id under which this tab saves its draft; empty where it has saved none. */
export const tabDraftId = (session: Storage): string => draftIn(session.getItem(TAB.draft)).id;

/** Gives this tab's draft another id, so that it is saved beside the one it was copied from. */
export const renameTabDraft = (session: Storage): void => {
  const draft = { ...draftIn(session.getItem(TAB.draft)), id: nanoid(10) };
  try {
    session.setItem(TAB.draft, JSON.stringify(draft));
  } catch {
    // Storage is full: the next save says so.
  }
};

/**
 * Saves the draft of this tab on this device. A draft that another tab saved last is set aside first, never overwritten.
 * False when storage is full or forbidden; then the text is only in the field.
 */
export const writeDraft = ({ local, session, now }: Services, draft: OwnedDraft): boolean => {
  const own = session.getItem(TAB.draft);
  const inSlot = local.getItem(LOCAL.draft);
  const other = draftOfOtherTab(inSlot, own);
  const known = draftIn(own).id;
  const id = known !== '' && known !== other?.id ? known : nanoid(10);
  const raw = JSON.stringify({ ...draft, id, savedAt: now() });
  try {
    session.setItem(TAB.draft, raw);
    if (isEmptyDraft(draft)) {
      if (!other) local.removeItem(LOCAL.draft);
      return true;
    }
    if (other && other.text !== draft.text) setAside(local, other);
    local.setItem(LOCAL.draft, raw);
    dropFromShelf(local, (one) => one.id === id || one.text === draft.text);
    return true;
  } catch {
    return false;
  }
};

/** Sets this tab's draft aside where another tab has taken the place of the newest: this tab may never come back. */
export const keepOnLeaving = ({ local, session }: Storages): void => {
  const own = session.getItem(TAB.draft);
  const draft = draftIn(own);
  // The same text under another id is what this tab was copied from.
  if (isBlankDraft(draft) || draftIn(local.getItem(LOCAL.draft)).text === draft.text) return;
  if (parseShelf(local.getItem(LOCAL.shelf)).some(({ text }) => text === draft.text)) return;
  // The other tab may have begun from the same draft.
  const kept = { ...draft, id: nanoid(10) };
  try {
    setAside(local, kept);
    session.setItem(TAB.draft, JSON.stringify(kept));
  } catch {
    // Storage is full: a reload of this tab still has it.
  }
};

/** Begins another draft in this tab: the one so far keeps its own place. */
export const beginAnotherDraft = (services: Services, before: OwnedDraft): void => {
  const { local, session, now } = services;
  try {
    setAside(local, { ...before, id: tabDraftId(session) || nanoid(10), savedAt: now() });
    session.setItem(TAB.draft, JSON.stringify({ ...emptyDraft, id: nanoid(10) }));
    if (draftIn(local.getItem(LOCAL.draft)).text === before.text) local.removeItem(LOCAL.draft);
  } catch {
    // Storage is full. The toast's Undo still brings the text back.
  }
};

/** Sets aside all drafts of this device that a student who signs out would lose. */
export const keepDraftsOf = (services: Services, draft: OwnedDraft): void => {
  const { local, session } = services;
  const other = draftOfOtherTab(local.getItem(LOCAL.draft), session.getItem(TAB.draft));
  try {
    if (other) setAside(local, { ...other, owner: other.owner ?? draft.owner });
  } catch {
    // Storage is full: it stays where it is.
  }
  beginAnotherDraft(services, draft);
};

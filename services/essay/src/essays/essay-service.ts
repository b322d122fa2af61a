import { DuplicateError, type Doc } from '@argint/aggregate-store';
import {
  AppError,
  ESSAY_TITLE_CHARS,
  MESSAGES,
  QUESTION_MAX_CHARS,
  RUBRIC_MAX_CHARS,
  type TextKind,
} from '@argint/contracts';
import { countWords } from '@argint/text-analysis';
import type { EssayCollections } from '../collections.ts';
import type { Seal, Vault } from '../sealing/vault.ts';
import { previewOf, titleOf } from './essay-wording.ts';
import { findDrafts, placeDraft } from '../drafts/find-drafts.ts';
import { groupOf } from '../drafts/draft.ts';
import { renameDrafts, shareTitle } from '../drafts/share-title.ts';
import { checkText } from './check-text.ts';
import { essayPlace } from './essay-place.ts';
import { newEssay, requireKept, type Essay } from './essay.ts';
import { ownedEssay } from './owned-essay.ts';
import type { ListedResults } from '../results/listed-results.ts';

/** An essay with readable texts. `content` is the whole text, or its first 200 characters in a list. */
export interface OpenEssay {
  essayId: string;
  userId: string;
  title: string;
  question: string | null;
  /** The student's marking criteria; null without them and in a list. */
  rubric: string | null;
  /** The kind of text that the student named, else the one that the newest completed result names. */
  textKind: TextKind | null;
  /** From 0 to 100, of the newest completed result; null without one. */
  overallScore: number | null;
  content: string;
  wordCount: number;
  createdAt: Date;
  updatedAt: Date;
  retainUntil: Date | null;
  parentEssayId: string | null;
  /** Id of the first draft. */
  groupId: string;
  draftNumber: number;
}

export interface NewEssayCommand {
  essayId: string;
  userId: string;
  text: string;
  question?: string;
  rubric?: string;
  textKind?: TextKind;
  /** Days to keep the essay. Absent: for good. */
  historyDays?: number;
  /** Makes this the next draft of that essay, with its title. */
  parentEssayId?: string;
}

const PAGE_MAX = 100;
/** How many drafts of an essay are shown. */
const DRAFTS_MAX = 100;

const openAs = (essay: Doc<Essay>, content: 'text' | 'preview', seal: Seal): OpenEssay => {
  const open = (field: 'text' | 'preview' | 'title' | 'question' | 'rubric'): string | null => {
    const sealed = essay[field];
    return sealed === null ? null : seal.open(essayPlace(essay._id, field), sealed);
  };
  return {
    essayId: essay._id,
    userId: essay.userId,
    title: open('title') ?? '',
    question: open('question'),
    rubric: content === 'text' ? open('rubric') : null,
    textKind: essay.textKind ?? essay.listedResult?.textKind ?? null,
    overallScore: essay.listedResult?.overall ?? null,
    content: open(content) ?? '',
    wordCount: essay.wordCount,
    createdAt: essay.createdAt,
    updatedAt: essay.updatedAt,
    retainUntil: essay.retainUntil,
    parentEssayId: essay.parentEssayId,
    groupId: groupOf(essay),
    draftNumber: essay.draftNumber,
  };
};

export type EssayService = ReturnType<typeof createEssayService>;

/** Creates and reads essays. */
export const createEssayService = (parts: {
  collections: EssayCollections;
  vault: Vault;
  clock: () => Date;
  listed: ListedResults;
}) => {
  const { collections, vault, clock, listed } = parts;
  const { essays } = collections;

  const kept = async (essayId: string) => requireKept(await essays.get(essayId));

  const owned = (essayId: string, userId: string) => ownedEssay(essays, essayId, userId);

  const openWhole = async (essay: Doc<Essay>): Promise<OpenEssay> =>
    openAs(essay, 'text', await vault.openFor(essay.userId));

  /** The whole essay. A draft after the first has the title that its essay has now. */
  const openShared = async (essay: Doc<Essay>): Promise<OpenEssay> => {
    if (essay.groupId === null) return openWhole(essay);
    await shareTitle(essays, essay, { seal: await vault.openFor(essay.userId), clock });
    return openWhole(await kept(essay._id));
  };

  return {
    /**
     * Stores an essay with its text exactly as given. A second call with the same id returns the first essay.
     * @throws AppError VALIDATION_FAILED, ESSAY_FORBIDDEN for another user's id, ESSAY_NOT_FOUND for a deleted one,
     * PARENT_NOT_FOUND
     */
    create: async (command: NewEssayCommand): Promise<OpenEssay> => {
      const { essayId, userId, text, question, rubric, textKind, historyDays, parentEssayId } =
        command;
      checkText(text);
      if (question !== undefined) checkText(question, QUESTION_MAX_CHARS);
      if (rubric !== undefined) checkText(rubric, RUBRIC_MAX_CHARS);
      if (await essays.get(essayId)) return openShared(await owned(essayId, userId));
      const draft =
        parentEssayId === undefined
          ? null
          : await placeDraft(essays, { essayId, userId, parentEssayId });
      const { seal, open } = await vault.sealFor(userId);
      const inherited =
        draft?.parent.title && open(essayPlace(parentEssayId ?? '', 'title'), draft.parent.title);
      const title = inherited || titleOf(text, question ?? null);
      const essay = newEssay({
        essayId,
        userId,
        texts: {
          text: seal(essayPlace(essayId, 'text'), text),
          title: seal(essayPlace(essayId, 'title'), title),
          preview: seal(essayPlace(essayId, 'preview'), previewOf(text)),
          question: question === undefined ? null : seal(essayPlace(essayId, 'question'), question),
          rubric: rubric === undefined ? null : seal(essayPlace(essayId, 'rubric'), rubric),
        },
        textKind: textKind ?? null,
        wordCount: countWords(text),
        now: clock(),
        ...(historyDays === undefined ? {} : { historyDays }),
        ...(draft === null ? {} : { draft: draft.place }),
      });
      try {
        return await openShared(await essays.insert(essay));
      } catch (error) {
        if (error instanceof DuplicateError) return openShared(await owned(essayId, userId));
        throw error;
      }
    },

    /**
     * Returns an essay with its whole text.
     * @throws AppError ESSAY_NOT_FOUND, ESSAY_FORBIDDEN
     */
    get: async (essayId: string, userId: string): Promise<OpenEssay> =>
      openWhole(await owned(essayId, userId)),

    /**
     * The drafts of an essay, newest first, at most 100, as lists show them.
     * @throws AppError ESSAY_NOT_FOUND, ESSAY_FORBIDDEN
     */
    drafts: async (essayId: string, userId: string): Promise<OpenEssay[]> => {
      const drafts = await findDrafts(essays, await owned(essayId, userId));
      const seal = await vault.openFor(userId);
      return drafts
        .filter(({ state }) => state === 'kept')
        .slice(0, DRAFTS_MAX)
        .map((draft) => openAs(draft, 'preview', seal));
    },

    /**
     * Gives an essay with all its drafts another title and returns it as lists show it. Repeatable.
     * @throws AppError ESSAY_NOT_FOUND, ESSAY_FORBIDDEN, VALIDATION_FAILED for a title that is blank or too long
     */
    rename: async (essayId: string, userId: string, title: string): Promise<OpenEssay> => {
      if (title.trim() === '' || title.length > ESSAY_TITLE_CHARS || !title.isWellFormed())
        throw new AppError('VALIDATION_FAILED', MESSAGES.titleLength);
      const essay = await owned(essayId, userId);
      const seal = await vault.openFor(userId);
      await renameDrafts(essays, essay, { seal, clock, title });
      return openAs(await kept(essayId), 'preview', seal);
    },

    /** A page of the user's essays, newest first, and how many there are. `limit` is at most 100; 0 means 100. */
    list: async (userId: string, limit: number, cursor: string) => {
      const where = { userId, state: 'kept' };
      const page = await essays.find({
        where,
        sort: { field: 'createdAt', direction: -1 },
        limit: limit > 0 ? Math.min(limit, PAGE_MAX) : PAGE_MAX,
        ...(cursor === '' ? {} : { after: cursor }),
      });
      const total = await essays.count(where);
      if (page.items.length === 0) return { items: [], next: null, total };
      const seal = await vault.openFor(userId);
      const items: OpenEssay[] = [];
      for (const item of page.items) {
        // A result of an earlier release is noted the first time that its essay is listed.
        const noted = item.listedResult === null ? await listed.note(item) : item;
        // An essay that was deleted meanwhile has no texts.
        if (noted.state === 'kept') items.push(openAs(noted, 'preview', seal));
      }
      return { items, next: page.next, total };
    },

    /**
     * Returns the whole text, the question and the marking criteria, without a check of the owner.
     * @throws AppError ESSAY_NOT_FOUND
     */
    readText: async (essayId: string) => {
      const essay = await kept(essayId);
      const { content, question, rubric } = await openWhole(essay);
      return { text: content, question, rubric, textKind: essay.textKind };
    },
  };
};

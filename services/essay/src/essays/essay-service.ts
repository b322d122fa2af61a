import { DuplicateError, type Doc } from '@argint/aggregate-store';
import { AppError, ESSAY_MAX_CHARS, MESSAGES, QUESTION_MAX_CHARS } from '@argint/contracts';
import { countWords } from '@argint/text-analysis';
import type { EssayCollections } from '../collections.ts';
import type { Place, Seal, Vault } from '../sealing/vault.ts';
import { previewOf, titleOf } from './essay-wording.ts';
import { checkOwner, newEssay, requireKept, type Essay } from './essay.ts';

/** An essay with its texts open; content is the whole text, or its first characters in a list. */
export interface OpenEssay {
  essayId: string;
  userId: string;
  title: string;
  question: string | null;
  content: string;
  wordCount: number;
  createdAt: Date;
  updatedAt: Date;
  retainUntil: Date | null;
}

export interface NewEssayCommand {
  essayId: string;
  userId: string;
  text: string;
  question?: string;
  /** Absent = kept for good. */
  historyDays?: number;
}

const PAGE_MAX = 100;

const place = (id: string, field: string): Place => ({ collection: 'essays', id, field });

const openAs = (essay: Doc<Essay>, content: 'text' | 'preview', seal: Seal): OpenEssay => {
  const open = (field: 'text' | 'preview' | 'title' | 'question'): string | null => {
    const sealed = essay[field];
    return sealed === null ? null : seal.open(place(essay._id, field), sealed);
  };
  return {
    essayId: essay._id,
    userId: essay.userId,
    title: open('title') ?? '',
    question: open('question'),
    content: open(content) ?? '',
    wordCount: essay.wordCount,
    createdAt: essay.createdAt,
    updatedAt: essay.updatedAt,
    retainUntil: essay.retainUntil,
  };
};

/** Well-formed: half a surrogate pair would come back as another character from any UTF-8 carrier. */
const checkText = (text: string, max: number): void => {
  if (text === '') throw new AppError('VALIDATION_FAILED', MESSAGES.essayEmpty);
  if (text.length > max) throw new AppError('VALIDATION_FAILED', MESSAGES.essayTooLong);
  if (!text.isWellFormed())
    throw new AppError('VALIDATION_FAILED', 'The text holds half a character (a lone surrogate).');
};

export type EssayService = ReturnType<typeof createEssayService>;

/** Creating and reading essays. */
export const createEssayService = (parts: {
  collections: EssayCollections;
  vault: Vault;
  clock: () => Date;
}) => {
  const { collections, vault, clock } = parts;
  const { essays } = collections;

  const kept = async (essayId: string) => requireKept(await essays.get(essayId));

  const owned = async (essayId: string, userId: string) => {
    const essay = await essays.get(essayId);
    if (essay) checkOwner(essay, userId);
    return requireKept(essay);
  };

  const openWhole = async (essay: Doc<Essay>): Promise<OpenEssay> =>
    openAs(essay, 'text', await vault.openFor(essay.userId));

  return {
    /** Stores the text exactly as given. The same id again gives the first essay: ESSAY_FORBIDDEN to another user, ESSAY_NOT_FOUND once deleted. */
    create: async (command: NewEssayCommand): Promise<OpenEssay> => {
      const { essayId, userId, text, question, historyDays } = command;
      checkText(text, ESSAY_MAX_CHARS);
      if (question !== undefined) checkText(question, QUESTION_MAX_CHARS);
      if (await essays.get(essayId)) return openWhole(await owned(essayId, userId));
      const { seal } = await vault.sealFor(userId);
      const essay = newEssay({
        essayId,
        userId,
        texts: {
          text: seal(place(essayId, 'text'), text),
          title: seal(place(essayId, 'title'), titleOf(text)),
          preview: seal(place(essayId, 'preview'), previewOf(text)),
          question: question === undefined ? null : seal(place(essayId, 'question'), question),
        },
        wordCount: countWords(text),
        now: clock(),
        ...(historyDays === undefined ? {} : { historyDays }),
      });
      try {
        return await openWhole(await essays.insert(essay));
      } catch (error) {
        if (error instanceof DuplicateError) return openWhole(await owned(essayId, userId));
        throw error;
      }
    },

    /** Throws ESSAY_NOT_FOUND, ESSAY_FORBIDDEN. */
    get: async (essayId: string, userId: string): Promise<OpenEssay> =>
      openWhole(await owned(essayId, userId)),

    /** Newest first, with the first characters as content; limit 0 = 100, at most 100. */
    list: async (userId: string, limit: number, cursor: string) => {
      const page = await essays.find({
        where: { userId, state: 'kept' },
        sort: { field: 'createdAt', direction: -1 },
        limit: limit > 0 ? Math.min(limit, PAGE_MAX) : PAGE_MAX,
        ...(cursor === '' ? {} : { after: cursor }),
      });
      if (page.items.length === 0) return { items: [], next: null };
      const seal = await vault.openFor(userId);
      return { items: page.items.map((item) => openAs(item, 'preview', seal)), next: page.next };
    },

    /** UTF-16 range, end 0 = to the end. Throws VALIDATION_FAILED for a range outside the text or through a character. */
    readText: async (essayId: string, start: number, end: number) => {
      const { content, question } = await openWhole(await kept(essayId));
      const stop = end === 0 ? content.length : end;
      if (start < 0 || start > stop || stop > content.length)
        throw new AppError('VALIDATION_FAILED', 'The range is outside the text.');
      const text = content.slice(start, stop);
      if (!text.isWellFormed())
        throw new AppError('VALIDATION_FAILED', 'The range cuts through a character.');
      return { text, question };
    },
  };
};

import { TEXT_KINDS, type TextKind } from '@argint/contracts';
import type { GrpcClient } from '@argint/proto';
import type { Task } from './task.ts';

/** How long a text is kept after its last use, in ms. */
const KEEP_MS = 5_000;
/** Most texts, and most characters of them together, that are kept. The newest is always kept. */
const MOST = { texts: 32, chars: 200_000 };

/** What a worker reads of an essay. */
export interface EssayText {
  text: string;
  question: string | null;
  /** The student's marking criteria. */
  rubric: string | null;
  /** The kind of text, where the student named it. */
  textKind: TextKind | null;
}

interface Kept {
  jobId: string;
  read: Promise<EssayText>;
  chars: number;
  timer: NodeJS.Timeout;
}

/**
 * Reads the text of a job's essay once for all of its tasks. A text never changes. It is kept for 5 s after its last
 * use, and dropped at once when its job stops, which is what deleting the essay causes. Essay refuses the findings of
 * a deleted essay.
 */
export const createEssayTexts = (essay: Pick<GrpcClient<'essay'>, 'readText'>) => {
  const kept = new Map<string, Kept>();

  const drop = (essayId: string): void => {
    clearTimeout(kept.get(essayId)?.timer);
    kept.delete(essayId);
  };

  const dropOldest = (): void => {
    const chars = (): number => [...kept.values()].reduce((sum, one) => sum + one.chars, 0);
    while (kept.size > 1 && (kept.size > MOST.texts || chars() > MOST.chars))
      drop(kept.keys().next().value as string);
  };

  const readNow = async (essayId: string): Promise<EssayText> => {
    const { text, question, rubric, textKind } = await essay.readText({ essayId });
    return {
      text,
      question: question ?? null,
      rubric: rubric ?? null,
      // A kind that this release does not know yet counts as not named.
      textKind: TEXT_KINDS.find((kind) => kind === textKind) ?? null,
    };
  };

  return {
    /** @throws AppError as essay.readText does; a failed read is not kept */
    read: ({ essayId, jobId }: Pick<Task, 'essayId' | 'jobId'>): Promise<EssayText> => {
      const known = kept.get(essayId);
      const read = known?.read ?? readNow(essayId);
      drop(essayId);
      const timer = setTimeout(() => drop(essayId), KEEP_MS).unref();
      const entry: Kept = { jobId, read, chars: known?.chars ?? 0, timer };
      // Inserted last: the map is in the order of the last use.
      kept.set(essayId, entry);
      if (!known)
        read.then(
          ({ text, rubric }) => {
            const current = kept.get(essayId);
            if (current?.read !== read) return;
            current.chars = text.length + (rubric?.length ?? 0);
            dropOldest();
          },
          () => {
            if (kept.get(essayId)?.read === read) drop(essayId);
          },
        );
      return read;
    },

    /** Forgets the texts of a job. */
    dropJob: (jobId: string): void => {
      for (const [essayId, one] of kept) if (one.jobId === jobId) drop(essayId);
    },

    /** Number of texts that are kept. */
    size: (): number => kept.size,
  };
};

export type EssayTexts = ReturnType<typeof createEssayTexts>;

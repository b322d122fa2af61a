import {
  aiUseAnswerSchema,
  aiUseQuerySchema,
  AppError,
  codeOf,
  essayParamsSchema,
  type EssayDetail,
} from '@argint/contracts';
import type { Backends } from '../../backends.ts';
import { aiUseText } from '../../exports/ai-use-sections.ts';
import { aiUseStatement } from '../../exports/ai-use-statement.ts';
import type { DocumentWriter } from '../../exports/document-writer.ts';
import { FileAnswer, fileNameOf } from '../../http/file-answer.ts';
import { route, type Route } from '../../http/operation.ts';
import { readWholeEssay } from './read-whole-essay.ts';

/** Most earlier drafts that a statement goes back. */
const DRAFTS_MAX = 20;

/** /api/essays/{id}/ai-use: what a student may have to declare, for the page and as a file. */
export const aiUseRoutes = (
  { essays }: Pick<Backends, 'essays'>,
  writer: DocumentWriter,
  clock: () => Date,
): Route[] => {
  const readEssay = (essayId: string, userId: string): Promise<EssayDetail> =>
    readWholeEssay(essays, essayId, userId);

  /** The earlier drafts, oldest first. One that is deleted meanwhile is left out. */
  const readEarlier = async (essay: EssayDetail, userId: string): Promise<EssayDetail[]> => {
    const earlier = essay.drafts
      .filter(({ draftNumber }) => draftNumber < essay.draftNumber)
      .slice(0, DRAFTS_MAX)
      .toReversed();
    const read: EssayDetail[] = [];
    for (const { id } of earlier) {
      const draft = await readEssay(id, userId).catch((error: unknown) => {
        if (codeOf(error) === 'ESSAY_NOT_FOUND') return null;
        throw error;
      });
      if (draft) read.push(draft);
    }
    return read;
  };

  return [
    route({
      id: 'aiUse',
      method: 'get',
      path: '/essays/:id/ai-use',
      area: 'Essays',
      summary: 'What was analysed when, by what, and what the student decided; JSON or a file',
      who: 'owner',
      limit: 'other',
      params: essayParamsSchema,
      query: aiUseQuerySchema,
      answer: {
        status: 200,
        description: 'The statement.',
        schema: aiUseAnswerSchema,
        files: ['pdf', 'text'],
      },
      errors: ['ESSAY_FORBIDDEN', 'ESSAY_NOT_FOUND', 'NO_RESULT', 'EXPORTS_BUSY'],
    }).handledBy(
      async ({ userId, address, params: { id }, query: { format, language }, signal }) => {
        const essay = await readEssay(id, userId);
        if (essay.analysisResults.length === 0) throw new AppError('NO_RESULT');
        const use = aiUseStatement(
          [...(await readEarlier(essay, userId)), essay],
          clock(),
          language,
        );
        if (format === 'json') return { success: true, data: use };
        const name = fileNameOf(essay.title, 'statement-of-use', format);
        const bytes =
          format === 'pdf'
            ? await writer.write({ kind: 'ai-use-pdf', use }, { user: userId, address }, signal)
            : Buffer.from(aiUseText(use));
        return new FileAnswer(format, name, bytes);
      },
    ),
  ];
};

import {
  AppError,
  essayParamsSchema,
  exportQuerySchema,
  PLANS,
  planTypeOf,
} from '@argint/contracts';
import { z } from 'zod';
import type { Backends } from '../../backends.ts';
import type { DocumentWriter } from '../../exports/document-writer.ts';
import { essayReport } from '../../exports/essay-report.ts';
import { FileAnswer, fileNameOf } from '../../http/file-answer.ts';
import { route, type Route } from '../../http/operation.ts';
import { readWholeEssay } from './read-whole-essay.ts';

/** /api/essays/{id}/export: an essay with its critiques as a file. */
export const exportRoutes = (
  { billing, essays }: Pick<Backends, 'billing' | 'essays'>,
  writer: DocumentWriter,
): Route[] => [
  route({
    id: 'exportEssay',
    method: 'get',
    path: '/essays/:id/export',
    area: 'Essays',
    summary: 'The essay with its critiques as a PDF or Word file; the plan Unlimited has it',
    who: 'owner',
    limit: 'other',
    params: essayParamsSchema,
    query: exportQuerySchema,
    answer: {
      status: 200,
      description: 'The file.',
      schema: z.string(),
      contentType: 'file',
      files: ['pdf', 'docx'],
    },
    errors: [
      'ESSAY_FORBIDDEN',
      'ESSAY_NOT_FOUND',
      'EXPORT_NOT_IN_PLAN',
      'NO_RESULT',
      'EXPORTS_BUSY',
    ],
  }).handledBy(async ({ userId, address, params: { id }, query, signal }) => {
    const essay = await readWholeEssay(essays, id, userId);
    const { entitlement } = await billing.checkAccess({ userId });
    if (!PLANS[planTypeOf(entitlement?.planType)].exports) throw new AppError('EXPORT_NOT_IN_PLAN');
    const report = essayReport(essay, query);
    if (!report) throw new AppError('NO_RESULT');
    const bytes = await writer.write(
      { kind: query.format, report },
      { user: userId, address },
      signal,
    );
    return new FileAnswer(query.format, fileNameOf(essay.title, '', query.format), bytes);
  }),
];

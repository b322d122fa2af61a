import {
  AppError,
  comparisonAnswerSchema,
  critiqueParamsSchema,
  critiqueStateAnswerSchema,
  decideCritiqueSchema,
  essayParamsSchema,
  MESSAGES,
  type Comparison,
} from '@argint/contracts';
import type { Backends } from '../../backends.ts';
import { route, type Route } from '../../http/operation.ts';
import { presentState } from './present-essay.ts';
import { refusedAs } from './refused-as.ts';

/** /api/essays/{id}/critiques and /comparison: what a student decided, and what changed between drafts. */
export const draftRoutes = ({ essays }: Pick<Backends, 'essays'>): Route[] => [
  route({
    id: 'decideCritique',
    method: 'patch',
    path: '/essays/:id/critiques/:critiqueId',
    area: 'Essays',
    summary:
      'Mark a critique as resolved, intended or not useful, or open it again; the last call wins',
    who: 'owner',
    limit: 'other',
    params: critiqueParamsSchema,
    body: decideCritiqueSchema,
    answer: { status: 200, description: 'Its state now.', schema: critiqueStateAnswerSchema },
    errors: ['ESSAY_FORBIDDEN', 'ESSAY_NOT_FOUND', 'CRITIQUE_NOT_FOUND'],
  }).handledBy(async ({ userId, params: { id: essayId, critiqueId }, body: { state, reason } }) => {
    const { critiqueState } = await essays
      .decideCritique({
        essayId,
        userId,
        critiqueId,
        state,
        ...(reason === null ? {} : { reason }),
      })
      .catch(refusedAs(MESSAGES.stateForbidden));
    if (!critiqueState) throw new AppError('INTERNAL');
    return { success: true, data: presentState(critiqueState) };
  }),
  route({
    id: 'compareDrafts',
    method: 'get',
    path: '/essays/:id/comparison',
    area: 'Essays',
    summary:
      'What changed since the draft before: critiques resolved, still there and new, and scores',
    who: 'owner',
    limit: 'other',
    params: essayParamsSchema,
    answer: { status: 200, description: 'The comparison.', schema: comparisonAnswerSchema },
    errors: ['ESSAY_FORBIDDEN', 'ESSAY_NOT_FOUND', 'NO_EARLIER_DRAFT'],
  }).handledBy(async ({ userId, params: { id: essayId } }) => {
    const { comparisonJson } = await essays.compareDrafts({ essayId, userId });
    return { success: true, data: JSON.parse(comparisonJson) as Comparison };
  }),
];

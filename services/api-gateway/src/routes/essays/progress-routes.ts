import {
  AppError,
  completeSuggestionSchema,
  essayParamsSchema,
  MESSAGES,
  progressAnswerSchema,
  suggestionAnswerSchema,
  suggestionsSchema,
  type Progress,
  type Suggestion,
} from '@argint/contracts';
import type { SuggestionOutput } from '@argint/proto';
import type { Backends } from '../../backends.ts';
import { route, type Route } from '../../http/operation.ts';
import { refusedAs } from './refused-as.ts';

/** A suggestion as the API gives it. */
const presentSuggestion = ({ suggestionId: id, ...suggestion }: SuggestionOutput): Suggestion =>
  ({ id, ...suggestion }) as Suggestion;

/** /api/essays/{id}/suggestions and /api/progress: what to improve next, and how the scores went over time. */
export const progressRoutes = ({ essays }: Pick<Backends, 'essays'>): Route[] => [
  route({
    id: 'suggestions',
    method: 'get',
    path: '/essays/:id/suggestions',
    area: 'Essays',
    summary: 'What to improve next, from the newest completed analysis; most important first',
    who: 'owner',
    limit: 'other',
    params: essayParamsSchema,
    answer: { status: 200, description: 'The suggestions.', schema: suggestionsSchema },
    errors: ['ESSAY_FORBIDDEN', 'ESSAY_NOT_FOUND'],
  }).handledBy(async ({ userId, params: { id: essayId } }) => {
    const { suggestions } = await essays.listSuggestions({ essayId, userId });
    return { success: true, data: suggestions.map(presentSuggestion) };
  }),
  route({
    id: 'completeSuggestion',
    method: 'patch',
    path: '/essays/:id/suggestions',
    area: 'Essays',
    summary: 'Tick a suggestion off, or open it again; the last call wins',
    who: 'owner',
    limit: 'other',
    params: essayParamsSchema,
    body: completeSuggestionSchema,
    answer: { status: 200, description: 'The suggestion now.', schema: suggestionAnswerSchema },
    errors: ['ESSAY_FORBIDDEN', 'ESSAY_NOT_FOUND', 'SUGGESTION_NOT_FOUND'],
  }).handledBy(async ({ userId, params: { id: essayId }, body: { id, isCompleted } }) => {
    const { suggestion } = await essays
      .completeSuggestion({ essayId, userId, suggestionId: id, isCompleted })
      .catch(refusedAs(MESSAGES.stateForbidden));
    if (!suggestion) throw new AppError('INTERNAL');
    return { success: true, data: presentSuggestion(suggestion) };
  }),
  route({
    id: 'progress',
    method: 'get',
    path: '/progress',
    area: 'Essays',
    summary:
      'The caller’s scores over time, by essay and draft; empty without a completed analysis',
    who: 'user',
    limit: 'other',
    answer: { status: 200, description: 'The progress.', schema: progressAnswerSchema },
  }).handledBy(async ({ userId }) => {
    const { progressJson } = await essays.getProgress({ userId });
    return { success: true, data: JSON.parse(progressJson) as Progress };
  }),
];

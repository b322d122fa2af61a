import type { EssayProgress, Progress } from '@argint/contracts';

interface DraftScores {
  /** Of November 2026. */
  day: number;
  overall: number;
  thesis?: number | null;
}

/** An essay whose drafts were analysed on these days. */
export const anEssayProgress = (
  groupId: string,
  drafts: readonly DraftScores[],
): EssayProgress => ({
  groupId,
  title: `Essay ${groupId}`,
  drafts: drafts.map(({ day, overall, thesis = overall }, index) => ({
    essayId: index === 0 ? groupId : `${groupId}-${index + 1}`,
    draftNumber: index + 1,
    wordCount: 500,
    analysedAt: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
    scores: {
      overall,
      relevance: overall,
      thesis,
      argument: overall,
      structure: overall,
      sources: null,
      language: overall,
    },
  })),
});

/** What the server says about these essays. */
export const aProgress = (essays: EssayProgress[], changes: Partial<Progress> = {}): Progress => ({
  id: 'user-1',
  userId: 'user-1',
  totalEssays: essays.length,
  averageScore: 60,
  improvementAreas: ['sources'],
  strengths: ['thesis'],
  lastAnalysisDate: '2026-11-07T12:00:00.000Z',
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-07T12:00:00.000Z',
  essays,
  isCut: false,
  scaleChanged: false,
  ...changes,
});

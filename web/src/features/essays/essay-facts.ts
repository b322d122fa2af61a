import type { EssayDetail } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';
import { formatDate } from '../../lib/format/format-date.ts';
import { formatCount } from '../../lib/format/format-number.ts';

/** '552 words · 17 lines · 21 November 2026 · kept until 21 December 2026'. */
export const essayFacts = (essay: EssayDetail, level: string | null): string =>
  [
    formatCount(essay.wordCount, 'word'),
    formatCount(linesOf(essay.content).spans.length, 'line'),
    formatDate(essay.createdAt),
    ...(essay.retainUntil ? [`kept until ${formatDate(essay.retainUntil)}`] : []),
    ...(level ? [`Critical thinking level: ${level}`] : []),
  ].join(' · ');

/** The question, where the title does not say it already; null otherwise. */
export const questionBeside = (essay: Pick<EssayDetail, 'title' | 'question'>): string | null =>
  essay.question === essay.title ? null : essay.question;

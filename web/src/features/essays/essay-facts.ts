import type { EssayDetail } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';
import { formatDate } from '../../lib/format/format-date.ts';
import { lineCount, wordCount } from '../../lib/format/counts.ts';
import { t, translateKnown } from '../../lib/i18n/text.ts';

/** 'kept until 21 December 2026'. */
export const keptUntil = (retainUntil: string): string =>
  t('kept until {{date}}', { date: formatDate(retainUntil) });

/** '552 words · 17 lines · 21 November 2026 · kept until 21 December 2026'. */
export const essayFacts = (essay: EssayDetail, level: string | null): string =>
  [
    wordCount(essay.wordCount),
    lineCount(linesOf(essay.content).spans.length),
    formatDate(essay.createdAt),
    ...(essay.retainUntil ? [keptUntil(essay.retainUntil)] : []),
    ...(level ? [t('Critical thinking level: {{level}}', { level: translateKnown(level) })] : []),
    // Where a line breaks, the dot stays at its end.
  ].join('\u00A0· ');

/** The question, where the title does not say it already; null otherwise. */
export const questionBeside = (essay: Pick<EssayDetail, 'title' | 'question'>): string | null =>
  essay.question === essay.title ? null : essay.question;

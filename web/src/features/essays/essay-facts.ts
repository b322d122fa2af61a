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

/** What a question says beyond the title: all of it, the rest of one that the title begins, or null. */
export const questionBeside = ({
  title,
  question,
}: Pick<EssayDetail, 'title' | 'question'>): string | null => {
  if (question === null) return null;
  const line = question.trim().replace(/\s+/g, ' ');
  if (line === title) return null;
  const begun = title.endsWith('…') ? title.slice(0, -1) : null;
  return begun && line.startsWith(begun) ? `…${line.slice(begun.length)}` : question;
};

import type { LineCritique, OutlineUnit, Reading } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';
import { plainText } from '../answers/plain-text.ts';

/** Longest part of a reading, and of a remark, that is shown to another call, in characters. */
const PART_CHARS = 160;
const REMARK_CHARS = 240;

const NAMES: Readonly<Partial<Record<OutlineUnit['kind'], string>>> = {
  thesis: 'position',
  claim: 'claim',
  reason: 'reason',
  evidence: 'evidence',
  objection: 'view of others',
  answer: 'reply to them',
  conclusion: 'conclusion',
};

/** A reading in lines, for a call that sees a part of the essay. */
export const readingWords = (
  { understood, textKind, outline }: Pick<Reading, 'understood' | 'textKind' | 'outline'>,
  text: string,
): string => {
  const { lineAt } = linesOf(text);
  const units = outline?.units ?? [];
  return [
    `Kind of text: ${textKind.kind}`,
    ...(understood === null ? [] : [understood]),
    ...units.map(({ start, end, kind, held }) => {
      const degree = held === undefined ? '' : ` (${held})`;
      const said = plainText(text.slice(start, end), PART_CHARS);
      return `line ${lineAt(start)}, ${NAMES[kind] ?? kind}${degree}: ${said}`;
    }),
  ].join('\n');
};

/** Remarks in lines, for a call that must not repeat them. Null without any. */
export const remarkWords = (remarks: readonly LineCritique[]): string | null =>
  remarks.length === 0
    ? null
    : remarks
        .map(({ lineNumber, ruleId, issue }) => {
          const place = lineNumber === null ? 'the essay as a whole' : `line ${lineNumber}`;
          return `${place}, ${ruleId.replace(/^model-/, '')}: ${plainText(issue, REMARK_CHARS)}`;
        })
        .join('\n');

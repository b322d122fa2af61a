import type { Outline, OutlineUnit } from '@argint/contracts';
import { outlineTree } from '@argint/contracts/outline-tree';
import type { OutlineGap, OutlineNode } from '@argint/contracts/outline-tree';
import { linesOf } from '@argint/text-analysis';
import { paint, wrap } from './paper.ts';
import type { Paper } from './paper.ts';

/** Deeper levels are not indented further, so that a narrow paper has room for words. */
const DEEPEST = 4;

const LABELS: Readonly<Record<OutlineUnit['kind'], string>> = {
  thesis: 'Thesis',
  claim: 'Claim',
  reason: 'Reason',
  evidence: 'Evidence',
  objection: 'Objection',
  answer: 'Answer',
  background: 'Background',
  conclusion: 'Conclusion',
  aside: 'Aside',
};

const SORTS: Readonly<Record<NonNullable<OutlineUnit['evidence']>, string>> = {
  cited: 'a source',
  figure: 'a figure',
  named: 'an example',
  own: 'own experience',
  mechanism: 'how it works',
};

const GAPS: Readonly<Record<OutlineGap, string>> = {
  'no-reason': 'no reason found',
  'no-answer': 'no answer found',
};

/** The outline as an indented tree: each passage with its kind and its line, and what is missing under it. */
export const outlineLines = (outline: Outline, text: string, paper: Paper): string[] => {
  const { lineAt } = linesOf(text);
  const linesFor = ({ unit, gap, children }: OutlineNode, depth: number): string[] => {
    const indent = '  '.repeat(1 + Math.min(depth, DEEPEST));
    const sort = unit.evidence ? ` (${SORTS[unit.evidence]})` : '';
    const words = text.slice(unit.start, unit.end).replace(/\s+/g, ' ');
    return [
      ...wrap(
        `${LABELS[unit.kind]}${sort}, line ${lineAt(unit.start)}: ${words}`,
        paper,
        `${indent}- `,
      ),
      ...(gap
        ? wrap(GAPS[gap], paper, `${indent}    `).map((line) => paint(paper, 'yellow', line))
        : []),
      ...children.flatMap((child) => linesFor(child, depth + 1)),
    ];
  };
  const { roots, hasThesis, hasOtherView } = outlineTree(outline);
  return [
    ...(hasThesis ? [] : wrap('No sentence says what the essay holds.', paper, '  ')),
    ...roots.flatMap((root) => linesFor(root, 0)),
    ...(hasOtherView ? [] : wrap('No other view is heard.', paper, '  ')),
    ...(outline.omitted > 0
      ? wrap(`${outline.omitted} more passages are not shown.`, paper, '  ')
      : []),
  ];
};

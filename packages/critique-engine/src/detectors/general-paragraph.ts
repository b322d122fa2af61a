import type { EssayModel, Paragraph, Sentence } from '../essay-model.ts';
import type { EssayDetector } from '../critique-draft.ts';
import { isCutOff } from '../argument/bare-claims.ts';
import { announcesExample, particularsOf } from '../argument/particulars.ts';
import { plainClause } from '../argument/plain-clause.ts';
import { phraseOf } from '../comment/phrase-of.ts';
import { objectionsOf } from '../layers/graph/read-graph.ts';
import { wordCount } from '../layers/word-count.ts';
import { caseHint } from './hints/case-hint.ts';

/** A shorter paragraph may be a step to the next one. */
const LEAST = { sentences: 4, words: 60 };

const isLongEnough = ({ part, sentences }: Paragraph): boolean =>
  part === 'body' && sentences.length >= LEAST.sentences && wordCount(sentences) >= LEAST.words;

/** A first sentence that grants something to the other side: 'The cost is real', 'The problem is who pays'. */
const grants =
  /^(?:of course|admittedly|granted|certainly|true\b|it is (?:also )?true|critics|opponents|the (?:\w+ )?(?:costs?|price|problem|risks?|dangers?|difficulty|objections?|worry|fear|drawbacks?|trouble)\b.{0,20}\b(?:is|are|remains?)\b|(?:the )?\w+ (?:fears?|worry|worries|objects?|complains?)\b)/i;

/** The longest paragraph of the body that stays general. The views of others are theirs to show. */
const generalIn = (model: EssayModel, shown: readonly Sentence[]): Paragraph | null => {
  const others = new Set(objectionsOf(model).map(({ unit }) => unit.sentence.paragraph));
  const withCase = new Set(shown.map(({ paragraph }) => paragraph));
  const [longest = null] = model.prose
    .filter(
      (paragraph) =>
        isLongEnough(paragraph) &&
        !isCutOff(paragraph, model) &&
        !withCase.has(paragraph.index) &&
        !others.has(paragraph.index) &&
        !grants.test(paragraph.sentences[0]?.text ?? '') &&
        !paragraph.sentences.some(announcesExample),
    )
    .toSorted((a, b) => wordCount(b.sentences) - wordCount(a.sentences));
  return longest;
};

/**
 * One paragraph of the body stays general where another one shows a case, so that the writer knows how it is done. At
 * most one remark an essay, at the longest such paragraph. Asked of 180 words and more.
 */
export const generalParagraph: EssayDetector = (model) => {
  const shown = particularsOf(model).filter(({ part }) => part === 'body');
  const [first] = shown;
  if (!first) return [];
  const paragraph = generalIn(model, shown);
  const point =
    paragraph?.sentences.find(({ role }) => role === 'claim') ?? paragraph?.sentences[0];
  if (!paragraph || !point) return [];
  const said = plainClause(point, model) && phraseOf(model.text, point);
  const line = model.lines.lineAt(first.start);
  return [
    {
      rule: 'general-paragraph',
      issueType: 'argument',
      severity: 3,
      at: { start: point.start, end: point.end },
      related: [{ start: first.start, end: first.end }],
      issue: `In line ${line} you show your reader something particular. This paragraph only explains${said ? ` ${said}` : ' its point'}: its ${paragraph.sentences.length} sentences have no person, place, event or figure.`,
      reasoning:
        'Where one reason is shown and the next one is only told, your reader believes the first and doubts the second.',
      fix: 'Add two sentences to this paragraph: one real case, and what it shows about your point.',
      hint: caseHint(point.text),
      confidence: 0.7,
    },
  ];
};

import { reasoningCounts } from '@argint/text-analysis';
import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import type { EssayModel, Paragraph, Sentence } from '../essay-model.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import { termsOfQuestion } from '../argument/terms-of-question.ts';
import { isCited } from '../layers/region-lookup.ts';
import { contentStems } from '../layers/term-layer.ts';
import { wordCount } from '../layers/word-count.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { quoteOf } from '../argument/plain-clause.ts';
import type { Area, Measure, Lack } from '../scores/criterion.ts';
import { ENDLESS_SENTENCE_WORDS, isUnmarked, plainWords } from '../scores/language-evidence.ts';
import { PARAGRAPH_WORDS } from '../scores/structure-score.ts';
import { choose, cite, listed, plural } from '../wording.ts';
import { argumentAdvice } from './argument-advice.ts';

/** Advice on a criterion, and the observation behind it. */
export interface Advice {
  /** Null where only advice that fits any essay could be given. */
  advice: string | null;
  ground: string | null;
}

const QUOTE_UNITS = 60;

const wordsOf = ({ sentences }: Paragraph): number => wordCount(sentences);

const longest = (sentences: readonly Sentence[]): Sentence | undefined =>
  sentences.toSorted((a, b) => b.words.length - a.words.length)[0];

/** The claim that shares the fewest words with the question. */
const farthest = ({ claims }: Moves, question: string): string | null => {
  const lower = question.toLowerCase();
  const near = (words: readonly string[]) => words.filter((term) => lower.includes(term)).length;
  const [far] = claims.toSorted(
    (a, b) => near(contentStems(a.claim.words)) - near(contentStems(b.claim.words)),
  );
  return far ? quoteOf(far.claim, QUOTE_UNITS) : null;
};

const onRelevance = (lack: Measure | undefined, model: EssayModel, moves: Moves): string => {
  const terms = termsOfQuestion(model);
  const missed = terms.missed.map((word) => cite(word));
  const [first, second] = terms.asked.map((word) => cite(word));
  const far = farthest(moves, model.question ?? '');
  if (lack === 'terms' && missed.length > 0)
    return `Say what you make of ${listed(missed.slice(0, 3))}, which the question names`;
  if (lack === 'frame')
    return 'Answer in the first paragraph, and again in the last, in words of the question';
  if (lack === 'ties' && first && second)
    return `Let one sentence of each paragraph bring together what the question does: ${first} and ${second}`;
  return far
    ? `Say in the words of the question what ${far} has to do with it`
    : 'Bring each paragraph back to the words of the question';
};

const onThesis = (lack: Measure | undefined, { thesis, nearest }: Moves): string => {
  const held = quoteOf(thesis ?? nearest ?? '', QUOTE_UNITS);
  if (!nearest) return 'Say in one sentence what you hold, so that somebody could deny it';
  if (!thesis)
    return choose(held, [
      `Turn ${held} into a position that somebody could deny`,
      `Say what you hold: ${held} only leads up to it`,
    ]);
  if (lack === 'place') return `Let the introduction say already that ${held}`;
  if (lack === 'thread') return `Say in each paragraph what it does for ${held}`;
  if (lack === 'return') return `Come back to ${held} at the end, in other words`;
  return /\b(?:because|since)\b/i.test(thesis.text)
    ? `Say for whom, or when, ${held} does not hold`
    : choose(held, [
        `Give the reason for ${held}, and say for which cases it does not hold`,
        `Give ${held} a “because” and a limit`,
      ]);
};

const onSizes = ({ prose }: EssayModel): string => {
  const odd =
    prose.find((p) => wordsOf(p) > PARAGRAPH_WORDS.most) ??
    prose.find((p) => wordsOf(p) < PARAGRAPH_WORDS.least);
  const [first] = odd?.sentences ?? [];
  if (!odd || !first) return 'Give each paragraph one point';
  const which = `the paragraph of ${plural(wordsOf(odd), 'word')} that begins ${quoteOf(first, QUOTE_UNITS)}`;
  return wordsOf(odd) > PARAGRAPH_WORDS.most
    ? `Cut ${which} in two where its second point begins`
    : `Give ${which} its reasons, or join it to the one before`;
};

/** A word that points back, or that adds a point to a list. */
const takesUp =
  /^\W*(?:this|that|these|those|it|they|he|she|such|another|other|also|first|second|third|last|final|one|but|and|so|or|for|in conclusion)/i;

/** A paragraph that takes up nothing of the one before: no connective, no pronoun, no word in common. */
const onLinks = ({ prose }: EssayModel): string | null => {
  const unlinked = prose.find(({ sentences: [first], part }, i) => {
    const before = prose[i - 1];
    if (!first || !before || part !== 'body') return false;
    const said = new Set(before.sentences.flatMap(({ words }) => contentStems(words)));
    return (
      reasoningCounts(first.text).transitions === 0 &&
      !takesUp.test(first.text) &&
      !contentStems(first.words).some((term) => said.has(term))
    );
  })?.sentences[0];
  return unlinked
    ? `Say how ${quoteOf(unlinked, QUOTE_UNITS)} follows from the paragraph before`
    : null;
};

/** Advice on a sentence that is hard to find the start or end of. */
const onMarks = ({ sentences }: EssayModel): string => {
  const long = longest(sentences);
  if (long && long.words.length > ENDLESS_SENTENCE_WORDS)
    return `End the sentence that begins ${quoteOf(long, QUOTE_UNITS)} earlier: it has ${long.words.length} words`;
  const small = sentences.find(isUnmarked);
  return small
    ? `Begin every sentence with a capital and end it with a full stop, first ${cite(small.text, QUOTE_UNITS)}`
    : 'Begin every sentence with a capital and end it with a full stop';
};

const onStructure = (lack: Measure | undefined, model: EssayModel, moves: Moves): string | null => {
  const held = moves.thesis ?? moves.nearest;
  const later = moves.claims.find(({ claim }) => claim.index > model.sentences.length / 3)?.claim;
  if (lack === 'introduction')
    return 'Open with a paragraph that names the question and says what you hold';
  if (lack === 'conclusion')
    return held
      ? `Close with a paragraph that says what follows from ${quoteOf(held, QUOTE_UNITS)}`
      : 'Close with a paragraph that says what follows from it all';
  if (lack === 'paragraphs')
    return later
      ? `Begin a new paragraph where a new point begins, as at ${quoteOf(later, QUOTE_UNITS)}`
      : 'Begin a new paragraph where a new point begins';
  if (lack === 'sizes') return onSizes(model);
  return lack === 'marks' ? onMarks(model) : onLinks(model);
};

const finding = /\d ?(?:%|per ?cent)|\b(?:studies|research|statistics|surveys?|experts)\b/i;

/** The first figure or finding without a source. The writer's own life and plain claims need none. */
const onSources = (lack: Measure | undefined, model: EssayModel): string | null => {
  if (lack === 'list') return 'List at the end, with author, title and year, what you draw on';
  const open = model.sentences.find((s) => finding.test(s.text) && !isCited(model, s));
  return open ? `Say where a reader could check ${quoteOf(open, QUOTE_UNITS)}` : null;
};

const onGrammarIssues = (model: EssayModel): string => {
  const issues = model.prose.flatMap((paragraph) => grammarIssues(paragraph, model));
  const worst = issues.toSorted((a, b) => b.severity - a.severity)[0]?.at;
  const where =
    worst && model.sentences.find(({ start, end }) => start <= worst.start && worst.end <= end);
  return where
    ? `Mend the slips that are marked, first in ${quoteOf(where, QUOTE_UNITS)}`
    : 'Read it aloud once for grammar alone';
};

const onSpelling = (model: EssayModel): string => {
  const words = plainWords(model).map(({ lower }) => lower);
  const strange = [...unknownWords(words)].filter((word) => !model.names.has(word));
  return strange.length > 0
    ? `Look up ${listed(strange.slice(0, 3).map((word) => cite(word)))}`
    : 'Look up the words you are not sure of';
};

const onLanguage = (lack: Measure | undefined, model: EssayModel): string | null => {
  if (lack === 'spelling') return onSpelling(model);
  if (lack === 'marks' || lack === 'length') return onMarks(model);
  if (lack === 'variety' || lack === 'reach' || lack === 'clauses') return null;
  return onGrammarIssues(model);
};

/** The advice that would raise a criterion most, about this essay. `lacks` are those of the criterion, most points lost first. */
export const adviceOn = (
  area: Area,
  lacks: readonly Lack[],
  model: EssayModel,
  moves: Moves,
): Advice => {
  if (area === 'argument') return argumentAdvice(lacks, moves);
  const [lack] = lacks;
  const advice = (): string | null => {
    switch (area) {
      case 'relevance':
        return onRelevance(lack?.measure, model, moves);
      case 'thesis':
        return onThesis(lack?.measure, moves);
      case 'structure':
        return onStructure(lack?.measure, model, moves);
      case 'sources':
        return onSources(lack?.measure, model);
      case 'language':
        return onLanguage(lack?.measure, model);
    }
  };
  return { advice: advice(), ground: lack?.observation ?? null };
};

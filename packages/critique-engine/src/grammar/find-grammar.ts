import type { LineCritique } from '@argint/contracts';
import type { Severity } from '@argint/contracts/severity';
import type { Span } from '@argint/text-analysis';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { toCritique } from '../remark.ts';
import type { Remark } from '../remark.ts';
import { cite } from '../wording.ts';
import type { Grammar } from './grammar.ts';
import { isNameHere } from './name-filter.ts';
import { isAboutOneWord, isWorthRemark } from './slip-filter.ts';
import type { GrammarSlip } from './grammar-slip.ts';

const severities: Readonly<Record<string, Severity>> = {
  Spelling: 2,
  Agreement: 3,
  Grammar: 3,
  Punctuation: 1,
};
const confidences: Readonly<Record<string, number>> = {
  Spelling: 0.75,
  Punctuation: 0.7,
  Agreement: 0.7,
};

const remarkOn = (slip: GrammarSlip, sentence: Sentence, model: EssayModel): Remark => {
  const words = model.text.slice(slip.start, slip.end);
  const [better] = slip.replacements;
  const spelling = slip.kind === 'Spelling';
  const plain = slip.message.replace(/\s+/g, ' ').trim();
  return {
    rule: `grammar-${slip.rule.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`,
    issueType: 'grammar',
    severity: severities[slip.kind] ?? 2,
    at: { start: slip.start, end: slip.end },
    issue: spelling ? `“${words}” is not a spelling the dictionary knows.` : `“${words}”: ${plain}`,
    reasoning: spelling
      ? `In ${cite(sentence.text, 60)} a reader stumbles over “${words}” before reaching the point.`
      : `A slip at “${words}” makes ${cite(sentence.text, 60)} harder to trust than its thought deserves.`,
    fix: better
      ? `Write “${better}”.`
      : better === ''
        ? `Leave out “${words}”.`
        : `Put “${words}” in another way.`,
    hint: spelling
      ? `Which word did you mean by “${words}”?`
      : `Read ${cite(sentence.text, 40)} aloud: where does the ear stop?`,
    confidence: confidences[slip.kind] ?? 0.7,
  };
};

const sentenceAt = (sentences: readonly Sentence[], offset: number): Sentence | undefined => {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sentences[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return sentences[low];
};

/** The paragraphs that begin in [start, end), for the checker; none where the essay cannot be judged. */
export const grammarRanges = (model: EssayModel, { start, end }: Span): Span[] =>
  model.unreadable
    ? []
    : model.prose
        .filter((p) => p.start >= start && p.start < end)
        .map((p) => ({ start: p.start, end: p.end }));

/** Remarks on those slips that are worth one: quotations, citations, references, names and taste are left alone. */
export const remarkOnSlips = (model: EssayModel, slips: readonly GrammarSlip[]): LineCritique[] =>
  slips.flatMap((slip) => {
    if (!isWorthRemark(model.text, slip)) return [];
    const sentence = sentenceAt(model.sentences, slip.start);
    return sentence &&
      !isForeign(model, slip) &&
      !(isAboutOneWord(slip) && isNameHere(model, sentence, slip))
      ? [toCritique(remarkOn(slip, sentence, model), model)]
      : [];
  });

/** Grammar remarks on the paragraphs that begin in [start, end): the critiques of a 'grammar' task's findings. */
export const findGrammar = async (
  grammar: Grammar,
  model: EssayModel,
  range: Span,
): Promise<LineCritique[]> =>
  remarkOnSlips(model, await grammar.check(model.text, grammarRanges(model, range)));

import type { LineCritique } from '@argint/contracts';
import type { Severity } from '@argint/contracts/severity';
import type { Span } from '@argint/text-analysis';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { slipWording } from '../grammar-wording.ts';
import type { SlipKind } from '../grammar-wording.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { toCritique } from '../remark.ts';
import type { Remark } from '../remark.ts';
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

/** Words that are written as one by mistake, as handbooks of usage list them. */
const RUN_TOGETHER = new Set(
  `alot allright aswell atleast eachother everytime eventhough highschool incase infact infront inorder
  inspite noone ofcourse thankyou`.split(/\s+/),
);

const kinds: Readonly<Record<string, SlipKind>> = {
  Spelling: 'spelling',
  Typo: 'typing',
  Repetition: 'typing',
  Capitalization: 'typing',
  Agreement: 'verb',
  WordChoice: 'word',
  Malapropism: 'word',
  Eggcorn: 'word',
};

/** What is taken for two words run together is most often one word misspelt: then no correction is known. */
const misspelt = (slip: GrammarSlip, { text }: EssayModel): GrammarSlip =>
  slip.rule === 'SplitWords' && !RUN_TOGETHER.has(text.slice(slip.start, slip.end).toLowerCase())
    ? { ...slip, kind: 'Spelling', replacements: [] }
    : slip;

/** A mark or a blank alone shows a reader nothing: the slip with the word on either side of it. */
const withWords = (slip: GrammarSlip, { text }: EssayModel): GrammarSlip => {
  if (/[\p{L}\p{N}]/u.test(text.slice(slip.start, slip.end))) return slip;
  const before = /\S*$/.exec(text.slice(Math.max(0, slip.start - 40), slip.start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(slip.end, slip.end + 40))?.[0] ?? '';
  return {
    ...slip,
    start: slip.start - before.length,
    end: slip.end + after.length,
    replacements: slip.replacements.map((words) => before + words + after),
  };
};

/** What the checker says of a slip, unless it only says what to write instead. */
const because = ({ message }: GrammarSlip): string => {
  const said = message
    .replace(/\s+/g, ' ')
    .replace(/`([^`]*)`/g, '“$1”')
    .trim()
    .replace(/[.!]?$/, '.');
  return /^(?:Did you mean|Use|Try|Replace|Change|Consider|Write|Instead|This word)/i.test(said)
    ? ''
    : ` ${said}`;
};

const remarkOn = (found: GrammarSlip, sentence: Sentence, model: EssayModel): Remark => {
  const slip = withWords(misspelt(found, model), model);
  const at = { start: slip.start, end: slip.end };
  const words = model.text.slice(at.start, at.end);
  const [better] = slip.replacements;
  const kind = kinds[slip.kind] ?? 'other';
  const said = because(slip);
  return {
    rule: `grammar-${slip.rule.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`,
    issueType: 'grammar',
    severity: severities[slip.kind] ?? 2,
    at,
    issue:
      kind === 'spelling'
        ? `“${words}” is not a spelling the dictionary knows.`
        : better
          ? `“${words}” should be “${better}”.${said}`
          : better === ''
            ? `“${words}” is one word too many.${said}`
            : `“${words}”:${said || ' the form does not fit its sentence.'}`,
    ...slipWording({ at, kind, better }, sentence, model),
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

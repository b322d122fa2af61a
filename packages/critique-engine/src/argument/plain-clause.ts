import type { EssayModel, Sentence } from '../essay-model.ts';
import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import { cite, isName } from '../wording.ts';
import { withoutLeadIn } from './lead-in.ts';

const stance =
  /^.{20,}?,? (?:but |yet |however,? )?i (?:\w+ly |still |also |do )?(?:believe|think|argue|feel(?: strongly| certain| sure)?|hold|contend|maintain|am convinced|am (?:\w+ly )?(?:of|in) the (?:opinion|view))(?: the opinion)?,?(?: that)?,? (?=.{20})/i;
/** The view of others, or a concession, up to the writer's answer: 'Many people believe …, but'. */
const granted =
  /^(?:(?:some|many|most|other|few) (?:people |\w+ )?|people |others |critics )(?:\w+ly |may |might |would |will )?(?:believe|think|say|argue|claim|feel|hold|prefer|criticise|criticize)\b.{10,200}?[,;] (?:but|yet|however,?|although|though|while|whereas|nevertheless,?|nonetheless,?) (?=.{20})|^.{20,300}?[,;] (?:nevertheless|nonetheless|however|but|yet),? (?=i\b.{15})|^(?:(?:al|even )?though|while|whereas)\b[^,;]{10,200}, (?=(?!(?:and|or|but|as|which|who)\b).{20})/i;

/** The main statement of a sentence, without a concession before it: 'Although …, I believe that' is left out. */
const withoutConcession = (bare: string): string => {
  const own = bare.replace(stance, '');
  return own === bare ? bare.replace(granted, '') : own;
};

/** A sentence in quotation marks, without lead-in and full stop, so that it can be part of a sentence of ours. */
export const quoteOf = (of: string | Pick<Sentence, 'text'>, max = 80): string => {
  const bare = withoutLeadIn(typeof of === 'string' ? of : of.text);
  const main = bare.length > max ? withoutConcession(bare) : bare;
  return main === bare ? cite(bare, max) : cite(main, max).replace('“', '“… ');
};

const pointing =
  /^(?:it|they|he|she|this|these|those|that|such|which|who|because|since|if|when|while|although|though|unless|as|or|nor|another|other|others|one|some say|some people (?:say|think|believe)|for (?:example|instance)|let|not only|to|in|on|at|from|for|of|with|by|what|just|no|can|will|we|even|despite|during|some people|most people|many people|the majority|let|looking)\b/i;
const personal = /\b(?:I|me|my|mine|myself|you|your)\b/;
const aboutEssay = /\b(?:essay|paragraph|reasons?|conclusion|statement|topic|question)\b/i;
const MIN_WORDS = 5;
const MAX_WORDS = 20;

const lowerFirst = (text: string, names: ReadonlySet<string>): string => {
  const first = /^[\p{L}’'-]+/u.exec(text)?.[0].toLowerCase().replace(/’/g, "'") ?? '';
  return /^(?:I\b|\p{Lu}{2})/u.test(text) || isName(first, names)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
};

const unknownCount = (sentence: Sentence, model: EssayModel): number => {
  const small = sentence.words.filter(({ start }) => /\p{Ll}/u.test(model.text.charAt(start)));
  const strange = unknownWords(small.map(({ lower }) => lower));
  return [...strange].filter((word) => !model.names.has(word) && /^[a-z]/.test(word)).length;
};

const worstIssue = (sentence: Sentence, model: EssayModel): number => {
  const paragraph = model.paragraphs[sentence.paragraph];
  const issues = paragraph ? grammarIssues(paragraph, model) : [];
  return Math.max(
    0,
    ...issues
      .filter(({ at }) => at && at.start < sentence.end && sentence.start < at.end)
      .map(({ severity }) => severity),
  );
};

/** A slip of this severity may hide what a sentence means. */
const HIDING = 3;

/** Whether a sentence can be read as it was meant: at most one strange word, and no grave slip. */
export const isReadable = (sentence: Sentence, model: EssayModel): boolean =>
  unknownCount(sentence, model) <= 1 && worstIssue(sentence, model) < HIDING;

/** Whether a sentence has no misspelt word and no grammar issue, so that it can serve as a model. */
export const isClean = (sentence: Sentence, model: EssayModel): boolean =>
  unknownCount(sentence, model) === 0 && worstIssue(sentence, model) === 0;

interface Tagged {
  lower: string;
  tag: string;
}

/** The words of the clause with their tags. They are the last words of the sentence, because only its beginning was cut off. */
const wordsAndTags = ({ words, tags }: Sentence, bare: string): Tagged[] | null => {
  const count = bare.match(/[\p{L}\p{N}]+(?:['’‑-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  if (count > words.length) return null;
  return words.map(({ lower }, i) => ({ lower, tag: tags[i] ?? 'X' })).slice(words.length - count);
};

const pluralWithoutS = /^(?:people|children|women|men|police|feet|teeth|media|data)$/;
const isPlural = (noun: string): boolean => pluralWithoutS.test(noun) || /[^su]s$/.test(noun);
const MAX_VERB_INDEX = 9;

/** Whether the clause starts with a subject, followed by a verb that seems to agree with it. */
const isWellFormed = (words: readonly Tagged[]): boolean => {
  const verb = words.findIndex(({ tag }, i) => i > 0 && (tag === 'AUX' || tag === 'VERB'));
  const first = words[verb];
  const before = words[verb - 1];
  if (!first || !before || verb > MAX_VERB_INDEX || /ing$/.test(first.lower)) return false;
  if (!words.slice(0, verb).some(({ tag }) => tag === 'NOUN' || tag === 'PROPN')) return false;
  const simple = before.tag === 'NOUN' && !words.slice(0, verb).some(({ tag }) => tag === 'ADP');
  if (simple && /^(?:is|was|has|does)$|[^s]s$/.test(first.lower) && isPlural(before.lower))
    return false;
  if (simple && first.tag === 'VERB' && !/(?:s|ed)$/.test(first.lower) && !isPlural(before.lower))
    return false;
  if (simple && /^(?:are|were|have|do)$/.test(first.lower) && !isPlural(before.lower)) return false;
  return !words.some(
    ({ lower }, i) =>
      (/^an?$/.test(lower) &&
        isPlural(words[i + 1]?.lower ?? '') &&
        words[i + 1]?.tag === 'NOUN') ||
      (/^(?:can|will|should|must|could|would)$/.test(lower) &&
        /[^s]s$/.test(words[i + 1]?.lower ?? '') &&
        words[i + 1]?.tag === 'VERB'),
  );
};

/**
 * A sentence as a clause that fits into a sentence of ours ('…, because trains are clean'): lower case at its start,
 * without a full stop. Null if it refers to another sentence, is about the writer, is too long or has a grammar issue.
 */
export const plainClause = (
  sentence: Sentence,
  model: EssayModel,
  most = MAX_WORDS,
): string | null => {
  const bare = withoutConcession(withoutLeadIn(sentence.text));
  const words = bare.split(' ').length;
  if (words < MIN_WORDS || words > most || /[?;:"“”()\n…]/.test(bare)) return null;
  if (pointing.test(bare) || personal.test(bare) || aboutEssay.test(bare)) return null;
  if ((bare.match(/,/g)?.length ?? 0) > 1) return null;
  const own = wordsAndTags(sentence, bare);
  return own && isWellFormed(own) && isClean(sentence, model)
    ? lowerFirst(bare, model.names)
    : null;
};

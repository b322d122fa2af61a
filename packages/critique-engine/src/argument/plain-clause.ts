import type { EssayModel, Sentence } from '../essay-model.ts';
import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import { cite, isName } from '../wording.ts';

const opening =
  /^(?:first(?:ly| of all| off)?|second(?:ly| of all| off)?|third(?:ly)?|fourth(?:ly)?|last(?:ly| but not least)?|by contrast|in contrast|increasingly|what is more|in the (?:first|second) place|on (?:one|another) hand|final(?:ly)?|next|moreover|furthermore|in addition|additionally|however|therefore|thus|hence|consequently|also|besides|so|and|but|yet|then|overall|in fact|indeed|in conclusion|to conclude|to sum up|in short|in general|generally|nowadays|today|as a result|for (?:this|these) reasons?|to begin with|above all|of course|clearly|obviously|personally|in my (?:own |personal |humble )?(?:opinion|view|mind)|from my (?:point of view|perspective)|as far as i am concerned|i (?:\w+ly |also |do |would )?(?:believe|think|argue|feel(?: (?:strongly|certain|sure|that way))?|hold|contend|maintain|claim|am convinced|would say|am (?:of|in) the (?:opinion|view)(?: that)?)(?: that)?|(?:this|my) (?:essay|paper|article) (?:will )?[^,.;]{0,40}?\b(?:that|why|how)(?= \w+ \w+ \w+)|i will (?:explain|show|argue|discuss) (?:that|why|how)|for (?:example|instance)|on the (?:one hand|other hand|contrary)|another example is(?: that)?|(?:the |my |an?other )?(?:first|second|third|main|last|final|other|biggest|most important|another)? ?(?:reason|argument|point)(?: why [^,]{0,60})? is(?: because| that)?|it is (?:clear|true|obvious|certain|evident) that)(?:,\s*|\s+)/i;

/** A sentence without its lead-in ('Secondly, I believe that') and without its full stop. */
export const withoutLeadIn = (text: string): string => {
  let rest = text.replace(/\s+/g, ' ').trim();
  for (let i = 0; i < 4; i++) {
    const shorter = rest.replace(opening, '');
    if (shorter === rest || !/\p{L}.*\s.*\p{L}/u.test(shorter)) break;
    rest = shorter;
  }
  // A loop, because a regular expression tried at every comma takes quadratic time.
  let end = rest.length;
  while (end > 0 && /[\s.!?;:,]/.test(rest.charAt(end - 1))) end--;
  return rest.slice(0, end).replace(/^[\s.,;:–-]+/, '');
};

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

const MARGIN = 25;
const border = /, | because | and | but | that | so | when | if /g;

/** Like quoteOf, but starts at a later clause if quoteOf would cut off the words at `index` of `bare`. */
export const quoteAround = (bare: string, index: number, max = 80): string => {
  if (index + MARGIN <= max) return cite(bare, max);
  const places = [...bare.slice(0, index).matchAll(border)].map((m) => m.index + m[0].length);
  const from =
    places.find((place) => index - place <= max - MARGIN) ??
    bare.lastIndexOf(' ', index - max / 2) + 1;
  return cite(bare.slice(from), max).replace('“', '“… ');
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

/** Whether a sentence has no misspelt word and no grammar issue, so that it can serve as a model. */
const isClean = (sentence: Sentence, model: EssayModel): boolean => {
  const small = sentence.words.filter(({ start }) => /\p{Ll}/u.test(model.text.charAt(start)));
  const strange = unknownWords(small.map(({ lower }) => lower));
  if ([...strange].some((word) => !model.names.has(word) && /^[a-z]/.test(word))) return false;
  const paragraph = model.paragraphs[sentence.paragraph];
  return !(
    paragraph &&
    grammarIssues(paragraph, model).some(
      ({ at }) => at && at.start < sentence.end && sentence.start < at.end,
    )
  );
};

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

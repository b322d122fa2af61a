import type { EssayModel, Sentence } from '../essay-model.ts';
import { grammarSlips } from '../detectors/grammar-slips.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import { cite, isName } from '../wording.ts';

const opening =
  /^(?:first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|last(?:ly)?|final(?:ly)?|next|moreover|furthermore|in addition|additionally|however|therefore|thus|hence|consequently|also|besides|so|and|but|yet|then|overall|in fact|indeed|in conclusion|to conclude|to sum up|in short|in general|generally|nowadays|today|as a result|for (?:this|these) reasons?|to begin with|above all|of course|clearly|obviously|personally|in my (?:own |personal |humble )?(?:opinion|view|mind)|from my (?:point of view|perspective)|as far as i am concerned|i (?:\w+ly |also |do |would )?(?:believe|think|argue|feel|hold|contend|maintain|claim|am convinced|would say)(?: that)?|(?:this|my) (?:essay|paper|article) (?:will )?[^,.;]{0,40}?\b(?:that|why|how)(?= \w+ \w+ \w+)|i will (?:explain|show|argue|discuss) (?:that|why|how)|for (?:example|instance)|on the (?:other hand|contrary)|another example is(?: that)?|(?:the |my |an?other )?(?:first|second|third|main|last|final|other|biggest|most important|another)? ?(?:reason|argument|point)(?: why [^,]{0,60})? is(?: because| that)?|it is (?:clear|true|obvious|certain|evident) that)(?:,\s*|\s+)/i;

/** The words of a sentence without what only leads up to them ('Secondly, I believe that') and without its stop. */
export const bareOf = (text: string): string => {
  let rest = text.replace(/\s+/g, ' ').trim();
  for (let i = 0; i < 4; i++) {
    const shorter = rest.replace(opening, '');
    if (shorter === rest || !/\p{L}.*\s.*\p{L}/u.test(shorter)) break;
    rest = shorter;
  }
  return rest.replace(/^[\s.,;:–-]+|[\s.!?;:,]+$/g, '');
};

/** A sentence in quotation marks, without lead-up and stop, so that our sentence can go on after it. */
export const quoteOf = (of: string | Pick<Sentence, 'text'>, max = 80): string =>
  cite(bareOf(typeof of === 'string' ? of : of.text), max);

const MARGIN = 25;
const border = /, | because | and | but | that | so | when | if /g;

/** As quoteOf, but from a clause that shows the words at `index` of the bare text, where they would be cut off. */
export const quoteAround = (bare: string, index: number, max = 80): string => {
  if (index + MARGIN <= max) return cite(bare, max);
  const places = [...bare.slice(0, index).matchAll(border)].map((m) => m.index + m[0].length);
  const from =
    places.find((place) => index - place <= max - MARGIN) ??
    bare.lastIndexOf(' ', index - max / 2) + 1;
  return cite(bare.slice(from), max).replace('“', '“… ');
};

const pointing =
  /^(?:it|they|he|she|this|these|those|that|such|which|who|because|since|if|when|while|although|though|unless|as|or|nor|another|other|others|one|some say|some people (?:say|think|believe)|for (?:example|instance)|let|not only|to)\b/i;
const personal = /\b(?:I|me|my|mine|myself|you|your)\b/;
const aboutEssay = /\b(?:essay|paragraph|reasons?|conclusion|statement|topic|question)\b/i;
const FEWEST_WORDS = 5;
const MOST_WORDS = 28;

const lowerFirst = (text: string, names: ReadonlySet<string>): string => {
  const first = /^[\p{L}’'-]+/u.exec(text)?.[0].toLowerCase().replace(/’/g, "'") ?? '';
  return /^(?:I\b|\p{Lu}{2})/u.test(text) || isName(first, names)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
};

/** Whether nothing in it is misspelt or known to be wrong, so that it may be held up as a model. */
const isClean = (sentence: Sentence, model: EssayModel): boolean => {
  const strange = unknownWords(sentence.words.map(({ lower }) => lower));
  if ([...strange].some((word) => !model.names.has(word) && /^[a-z]/.test(word))) return false;
  const paragraph = model.paragraphs[sentence.paragraph];
  return !(
    paragraph &&
    grammarSlips(paragraph, model).some(
      ({ at }) => at && at.start < sentence.end && sentence.start < at.end,
    )
  );
};

/**
 * A sentence as a clause that can stand inside one of ours ('…, because trains are clean'), small at its
 * start and without a stop; null where it points elsewhere, speaks of the writer, is long or has a slip.
 */
export const plainClause = (sentence: Sentence, model: EssayModel): string | null => {
  const bare = bareOf(sentence.text);
  const words = bare.split(' ').length;
  if (words < FEWEST_WORDS || words > MOST_WORDS || /[?;:"“”()\n…]/.test(bare)) return null;
  if (pointing.test(bare) || personal.test(bare) || aboutEssay.test(bare)) return null;
  if (!sentence.tags.some((tag) => tag === 'VERB' || tag === 'AUX')) return null;
  return isClean(sentence, model) ? lowerFirst(bare, model.names) : null;
};

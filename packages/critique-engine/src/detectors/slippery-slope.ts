import type { Span } from '@argint/text-analysis';
import { REASONS, phraseFinder } from '@argint/text-analysis';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite } from '../wording.ts';
import { chainHint } from './hints/chain-hint.ts';
import { extremesIn, hedgesIn } from './extreme-words.ts';
import { leapIn } from './slope-signs.ts';

/** Words that count the steps of a chain. */
const step =
  /\b(?:then|next|soon|tomorrow|eventually|in the end|at (?:the end|last)|finally|after (?:that|it|this)|later|within (?:a|one|the) \w+|by (?:spring|summer|autumn|winter|then|\d{4})|and so on|one day|before long|which (?:will )?(?:leads?|causes?)|and (?:the|it|they|we|this) [^,.;]{0,40}?will)\b/gi;
/** Where one link of the chain ends. */
const clauseEnd = /[,;:]|\band (?:then|so|eventually|finally|in the end|at (?:the end|last))\b/i;
/** A consequence that is told as certain. */
const certain =
  /\b(?:will|shall|is going to|are going to|would have|would be|['’]ll)\b|\b(?:returns?|collapses?|closes?|goes?|dies?|sits?|fails?|chokes?|loses?|gives? up|breaks?)\b/gi;
const opens =
  /(?:^|[.;:] ?)(?:\W*(?:and|but|so|also|moreover|furthermore|then),? )?(?:if|unless|once|without|when|as soon as|let|allow|give|had|with that|today|first)\b|\b(?:allow|let) \w+|\bonce\b|\bthat \w+s\b[^,;]{5,60}\bwill\b/i;
const past = /\b(?:as (?:happened|was seen|in)|in (?:19|20)\d\d,? (?!no\b)|was seen|were seen)\b/i;
const because = phraseFinder(REASONS.filter((r) => !/^lead/.test(r)));

/** Weights of the chain's signs. Set by hand on the train half of the bank; a chain counts from SLOPE_FROM. */
const WEIGHTS = {
  step: 1,
  clause: 0.6,
  certain: 0.5,
  extreme: 1.1,
  opens: 1,
  hedge: -1.6,
  past: -1.5,
  reason: -1.2,
};
const SLOPE_FROM = 5;
const FEWEST_CLAUSES = 3;
/** A chain this long needs no extreme end. */
const LONG_CHAIN = { steps: 2, clauses: 4, certain: 3 };
const plainFuture = /\b(?:will|shall|is going to|are going to)\b|['’]ll\b/gi;

/** Something large that goes under as a whole. */
const ruin =
  /\b(?:(?:the |our |a |this )?(?:(?:whole|entire|very) )?(?:society|societies|economy|country|nation|world|civili[sz]ation|humanity|mankind|human race|human beings|democracy|culture|system|state|planet|earth|community|future|education|families|family|order)|everything|everyone|everybody) (?:will|would|is going to|are going to) (?:\w+ly |soon |then |all )?(?:collapse|fall apart|break down|be (?:destroyed|ruined|lost|doomed|over|finished|wiped out)|come to an end|end|die(?: out)?|disappear|cease to exist|descend into|perish|crumble|go extinct|become extinct)\b/i;
const condition =
  /^(?:\W*(?:and|but|so|also|moreover|furthermore|then),? )?(?:if|unless|once|without|as soon as)\b/i;

/** A happy end is a promise and no slope: 'everyone will respect you'. */
const promises =
  /\b(?:respect\w*|happ(?:y|ier|iness)|succe\w+|proud|trust\w*|aware\w*|approv\w+|healthy|healthier|peace\w*|safer?|agree\w*|better|improve\w*|enjoy\w*|a good|good at|friends?|dreams?)\b/i;
const harms =
  /\b(?:lose\w*|lost|fail\w*|die\w*|dead|death|ruin\w*|destroy\w*|collapse\w*|never|nobody|nothing|no (?:one|more|longer)|(?:have|has) no (?!problem|worr|fear)\w+|worse|crim\w+|unemploy\w+|poor|poverty|sick\w*|ill|war|end of|without|not|empty|close[sd]?|gone|stop)\b|n['’]t\b/i;

/** In a longer sentence several thoughts run together, and the words of a chain belong to none of them. */
const MOST_WORDS = 60;

/** Where the sentence goes under and after how many steps; null where it stays on its feet. */
const slide = (sentence: Sentence): { at: Span; end: string; steps: number } | null => {
  const text = sentence.text.slice(0, 1_500);
  if (sentence.words.length > MOST_WORDS) return null;
  if (promises.test(text) && !harms.test(text)) return null;
  const ends = extremesIn(text);
  const clauses = text.split(clauseEnd).filter((part) => part.trim().length > 3).length;
  const steps = [...text.matchAll(step)].length;
  const most = (value: number): number => Math.min(4, value);
  const score =
    WEIGHTS.step * most(steps) +
    WEIGHTS.clause * most(clauses - 1) +
    WEIGHTS.certain * most([...text.matchAll(certain)].length) +
    WEIGHTS.extreme * Math.min(2, ends.length) +
    WEIGHTS.opens * Number(opens.test(text)) +
    WEIGHTS.hedge * most(hedgesIn(text)) +
    WEIGHTS.past * Number(past.test(text)) +
    WEIGHTS.reason * Math.min(1, because(sentence.words).length);
  const end = ends.at(-1);
  if (end && steps > 0 && clauses >= FEWEST_CLAUSES && score >= SLOPE_FROM)
    return { at: sentence, end, steps: Math.max(steps + 1, clauses - 1) };
  if (
    !end &&
    steps >= LONG_CHAIN.steps &&
    clauses >= LONG_CHAIN.clauses &&
    opens.test(text) &&
    hedgesIn(text) === 0 &&
    (text.match(plainFuture) ?? []).length >= LONG_CHAIN.certain &&
    harms.test(text) &&
    because(sentence.words).length === 0
  )
    return { at: sentence, end: text.split(clauseEnd).at(-1)?.trim() ?? text, steps: clauses - 1 };
  const whole =
    condition.test(text) && because(sentence.words).length === 0 ? ruin.exec(text) : null;
  return whole ? { at: sentence, end: whole[0], steps: 1 } : null;
};

type Neighbours = Record<'before' | 'after', string>;

const neighboursOf = (sentence: Sentence, { sentences }: EssayModel): Neighbours => {
  const textAt = (index: number): string => {
    const other = sentences[index];
    return other?.paragraph === sentence.paragraph ? other.text.slice(0, 1_000) : '';
  };
  return { before: textAt(sentence.index - 1), after: textAt(sentence.index + 1) };
};

/** Fewest and most words of a last step that is quoted whole. */
const LAST_STEP = { fewest: 3, most: 14 };
/** The clause that names the end of a chain, or only the word for it where the clause is short or long. */
const lastStep = (text: string, end: string): string => {
  const place = text.lastIndexOf(end);
  let clause = '';
  let from = 0;
  for (const part of text.split(/(?<=[,;:])\s+|\s+(?=and (?:then|so|eventually|finally)\b)/)) {
    const at = text.indexOf(part, from);
    from = at + part.length;
    if (at <= place) clause = part;
  }
  const bare = clause
    .replace(
      /^(?:(?:and|but|so|then|till|until|because|soon|at last|in the end|finally)\b,? )+/i,
      '',
    )
    .replace(/[\s.,;:!?]+$/, '');
  const count = bare.split(/\s+/).length;
  return count >= LAST_STEP.fewest && count <= LAST_STEP.most && !/[“”"]/.test(bare) ? bare : end;
};

/** A remark on a chain that is told step by step. */
const chainDraft = (
  { text }: Sentence,
  { at, end, steps }: { at: Span; end: string; steps: number },
): CritiqueDraft => {
  const last = lastStep(text, end);
  return {
    rule: 'slippery-slope',
    issueType: 'argument',
    severity: 4,
    at: { start: at.start, end: at.end },
    issue:
      steps > 1
        ? `This chain goes from a small beginning to “${last}” in about ${steps} steps, and none of the steps has a reason.`
        : `This sentence goes from one decision straight to “${last}”.`,
    reasoning: choose(text, [
      `Every step could fail, so the end is much less likely than it sounds. A reader who can stop the chain at one place no longer has to agree with you.`,
      `You tell these steps as if they were certain. A reader who doubts one of them will doubt your main point too.`,
    ]),
    fix: `Keep the first consequence and show that it really happens. Leave out “${last}”, unless you can give a reason for each step that leads there.`,
    hint:
      steps > 1
        ? chainHint(text, last)
        : `Where has this been tried, and did it end with “${last}”?`,
    confidence: 0.8,
  };
};

/** A remark on a leap to the end of a chain. */
const leapDraft = (sentence: Sentence, said: string): CritiqueDraft => ({
  rule: 'slippery-slope',
  issueType: 'argument',
  severity: 3,
  at: { start: sentence.start, end: sentence.end },
  issue: `${cite(said, 80)} jumps from a first step to a last one. What leads from one to the other is missing.`,
  reasoning: choose(sentence.text, [
    'Your reader is asked to fear something that hasn’t happened. It matters how likely it is, and you don’t say.',
    'Most first steps stay first steps. A reader who can imagine a stop in between no longer has to agree with you.',
  ]),
  fix: 'Say what is bad about the first step itself. Keep the later ones only if you can show why nobody would stop them.',
  hint: choose(`${sentence.text}h`, [
    'Who could stop it after the first step?',
    'Where was the first step taken, and what really came next?',
    'Is the first step bad even if nothing follows from it?',
  ]),
  confidence: 0.72,
});

/**
 * A small beginning and a great ruin, told as certain, with no reason for the steps between (Walton 1992, Slippery
 * Slope Arguments): a chain of clauses with words that count its steps, an extreme end and nothing that limits it; or a
 * leap to the end ('before you know it', 'where does it stop?').
 */
export const slipperySlope: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    if (isForeign(model, sentence)) return [];
    const { before, after } = neighboursOf(sentence, model);
    if (/^(?:this is because|because|for example|for instance)\b/i.test(after)) return [];
    const found = slide(sentence);
    if (found) return [chainDraft(sentence, found)];
    const text = sentence.text.slice(0, 1_500);
    if (promises.test(text) && !harms.test(text)) return [];
    const leap = leapIn({ text, before, after });
    return leap === null ? [] : [leapDraft(sentence, leap)];
  });

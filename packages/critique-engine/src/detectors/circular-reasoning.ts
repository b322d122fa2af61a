import type { Span, Word } from '@argint/text-analysis';
import type { Sentence } from '../essay-model.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { STOP_WORDS } from '../layers/stop-words.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite } from '../wording.ts';
import { isBareVerdict, verdicts } from './bare-verdict.ts';
import { isEmptyReason } from './empty-reason.ts';
import { hasSynonym, termOf } from './same-meaning.ts';

const empty = new Set(
  `the a an this that these those it its they them their he she we us our you your i my me is are was were be been being am
  do does did have has had will would can could should must may might to of in on at for with by from as so very really just
  also and or too more most much many such there who which what people person thing things because since not no any where wherever place time today up go goes then than if
  how when one only reason level very ought happen happens become becomes
  make makes made having somebody someone anybody anyone everybody everyone`.split(/\s+/),
);
const joint =
  /\b(?:because|since|for the (?:simple )?reason that|on the ground that|seeing that)\b/i;
const MOST_WORDS = 45;
/** Share of the reason's own content that the claim already has. */
const REPEATED_FROM = 0.7;

const meaning = (words: readonly Word[]): Set<string> =>
  new Set(
    words.flatMap(({ lower }) => {
      if (empty.has(lower) || (STOP_WORDS.has(lower) && !hasSynonym(lower))) return [];
      return [termOf(lower)];
    }),
  );

/** Something particular in a reason: a case, a figure or a consequence that the claim does not have. */
const particular = /\d|\b(?:for (?:example|instance)|which means|so that|without|if|unless)\b/i;
const loop = /\b(?:when|and) .{3,60}\band because\b/i;

/** The claim that stands before the reason, without what parts the two. */
const claimBefore = ({ start, words }: Sentence, from: number): Span[] => {
  const last = words.findLast(({ end }) => end <= from);
  return last ? [{ start, end: last.end }] : [];
};

const denies = /\b(?:not|never|no)\b|n['’]t\b/i;

/** What the claim is said under or about: 'if you …,', 'a reason why … is that'. The reason may name that again. */
const setting =
  /^\W*(?:(?:if|when|whenever|while|although|though|since) [^,]+,|[^,;]*\breasons? [^,;]{5,160}? (?:is|are) (?:that\b|because\b)?)/i;

/** Whether a reason says nothing of its subject that the claim has not. Who does it, inside the reason, is nothing new. */
const isNothingNew = (
  { words, tags }: Sentence,
  opens: number,
  claim: ReadonlySet<string>,
): boolean => {
  const isVerb = (at: number): boolean => /^(?:VERB|AUX)$/.test(tags[at] ?? '');
  const verb = tags.findIndex((_, at) => at > opens && isVerb(at));
  return words.every((word, at) => {
    if (at < (verb < 0 ? opens : verb) || (tags[at] === 'NOUN' && isVerb(at + 1))) return true;
    return [...meaning([word])].every((term) => claim.has(term) || verdicts.has(word.lower));
  });
};

/** Whether most of what a reason says stands in its claim already, and neither is denied where the other is not. */
const isRepeated = (
  { claim, ground }: { claim: ReadonlySet<string>; ground: readonly string[] },
  text: string,
  reason: string,
): boolean => {
  const repeated = ground.filter((term) => claim.has(term)).length;
  if (claim.size < 2 || repeated < 2 || repeated / ground.length < REPEATED_FROM) return false;
  return !denies.test(repeated < ground.length ? text : reason);
};

/**
 * A reason that repeats its claim nearly word for word: most of its content, with common synonyms counted as the same,
 * stands in the claim already; or a reason that judges the same thing once more, in a word of the same
 * meaning or with a bare 'it is good'. Begging the question (Walton 1994; Govier, A Practical Study of Argument, ch. 6).
 */
export const circularReasoning: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    const { words, text } = sentence;
    const found = joint.exec(text);
    if (!found || words.length > MOST_WORDS || isForeign(model, sentence)) return [];
    const from = sentence.start + found.index;
    const opens = from + found[0].length;
    const joined = words.findIndex(({ end }) => end > from);
    const first = words.findIndex(({ start }) => start >= opens);
    const isEmpty = isEmptyReason(sentence, joined, first);
    const aside = sentence.start + (setting.exec(text.slice(0, found.index))?.[0].length ?? 0);
    const claim = meaning(words.filter(({ start, end }) => start >= aside && end <= from));
    const ground = [...meaning(words.filter(({ start }) => start >= opens))];
    const reason = text.slice(found.index + found[0].length).trim();
    if (particular.test(reason) || loop.test(text)) return [];
    const repeats =
      isRepeated({ claim, ground }, text, reason) && isNothingNew(sentence, first, claim);
    const isBare = !isEmpty && !repeats && isBareVerdict(sentence, joined, first);
    if (!isEmpty && !repeats && !isBare) return [];
    return [
      {
        rule: 'circular-reasoning',
        issueType: 'argument',
        severity: 3,
        at: { start: from, end: sentence.end },
        related: claimBefore(sentence, from),
        issue: isBare
          ? `${cite(reason, 90)} only judges the same thing again, so your reader still has no reason.`
          : `The reason says the same as the claim: ${cite(reason, 90)}.`,
        reasoning: choose(text, [
          'A reader who doubts the claim will doubt this reason too, because it is the claim in other words.',
          'Only a reader who already agrees with you will accept this reason, so it convinces nobody new.',
        ]),
        fix: `After “${found[0]}”, give something that a person could see without agreeing with you first: a case, a cost or an effect.`,
        hint: 'If somebody said that your claim is wrong, what could you show them?',
        confidence: 0.75,
      },
    ];
  });

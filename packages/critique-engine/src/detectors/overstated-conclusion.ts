import { evidenceOf } from '../layers/graph/clause-signs.ts';
import type { CritiqueDraft, ParagraphDetector } from '../critique-draft.ts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { isQuestion } from '../layers/question-form.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { choose, cite } from '../wording.ts';
import { speaksForOthers } from '../layers/graph/voices.ts';
import { hedgesIn } from './extreme-words.ts';
import { sweepingFormIn } from './sweeping-forms.ts';

/** Wording that draws something out of what was told. */
const infers =
  /\b(?:(?:this|that|which|it|all this) (?:clearly |thus |therefore |alone )?(?:shows?|proves?|demonstrates?|means)|(?:so|therefore|thus),? (?:we|one|you|anybody) can see|from which (?:we|one|you) can see|so we see|proof that|(?:is|are|has|would|have|had) (?:thus|therefore|accordingly|hence)|thus (?:been|put|shown|proved))\b|^(?:so|therefore|thus|hence|accordingly)\b/i;
/** Wording that covers everybody, everywhere or for all times. */
const universal =
  /\b(?:every(?:one|body|where|thing)?|all (?!this|that|the same|right)\w+|anybody who|anyone who|nobody|no one|never|always|nothing but|the worst|the only (?:thing|way|reason)|whole|completely|totally|useless|put an end|in every (?:case|country|school)|teenagers|women|men|children|students|people) ?/gi;
const strong =
  /\b(?:every(?:one|body|where|thing)?|all (?!this|that|the same|right)\w+|anybody who|anyone who|nothing but|the worst|the only thing|never|always|put an end)\b/gi;
/** A rule or a preference, and not a finding, may hold for everybody. */
const norm = /\b(?:should|must|ought|deserves?|has? to|have to|needs? to|let us|better|best)\b/i;
const granted = /\b(?:not|hardly|rarely|at least|nearly|almost)\b|n['’]t\b/i;

/** In a longer sentence several clauses run together, and what one says is not what another one draws. */
const MOST_WORDS = 45;

const before = (sentence: Sentence, { sentences }: EssayModel): Sentence | null => {
  const last = sentences[sentence.index - 1];
  return last?.paragraph === sentence.paragraph ? last : null;
};

/** Whether all that the conclusion rests on is the writer's own life. */
const restsOnOneLife = (sentence: Sentence, model: EssayModel): boolean => {
  if (evidenceOf(sentence, model) === 'own') return true;
  const last = before(sentence, model);
  return last !== null && evidenceOf(last, model) === 'own';
};

/** What the writer does from now on, and what the reader is told to do, is drawn from no case. */
const resolves =
  /^\W*(?:so|therefore|thus|hence|accordingly)\b,? ?(?:\w+,? ){0,2}?(?:(?:I|my|we)\b(?! (?:\w+ )?(?:think|believe|am sure|know|see|say)\b)|be\b|never\b|always\b|do(?:n['’]t| not)\b|commit\b|follow\b|keep\b|remember\b|try\b|[^,.]{3,30}, (?:I|my)\b)/i;

/** What goes further than what was shown, and whether that is one life only. Null without it. */
const overreachIn = (
  sentence: Sentence,
  model: EssayModel,
): { from: number; isOneLife: boolean } | null => {
  const text = sentence.text.slice(0, 1_000);
  if (sentence.words.length > MOST_WORDS || isQuestion(sentence)) return null;
  const sweep = speaksForOthers(text) ? null : sweepingFormIn(text);
  if (sweep) return { from: sweep.index, isOneLife: false };
  const found = infers.exec(text);
  if (!found || resolves.test(text.slice(found.index))) return null;
  const rest = text.slice(found.index);
  const isOneLife = restsOnOneLife(sentence, model);
  const reach = [...rest.matchAll(isOneLife ? universal : strong)];
  const enough = isOneLife ? reach.length >= 1 && !/^\W*so\b/i.test(found[0]) : reach.length >= 2;
  if (!enough || norm.test(rest) || hedgesIn(rest) > 0 || granted.test(rest)) return null;
  return { from: found.index, isOneLife };
};

/**
 * A conclusion that reaches further than anything before it can: wording that infers, and two universals or one drawn
 * from the writer's own life, or wording that goes from a few to all the rest (hasty generalisation: Walton 1999; Govier,
 * ch. 9).
 */
export const overstatedConclusion: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    const found = isForeign(model, sentence) ? null : overreachIn(sentence, model);
    if (!found) return [];
    const text = sentence.text.slice(0, 1_000);
    const rest = text.slice(found.from);
    const start = sentence.start + found.from;
    return [
      {
        rule: 'overstated-conclusion',
        issueType: 'argument',
        severity: 3,
        at: { start, end: sentence.end },
        issue: `This goes further than what you have shown: ${cite(rest, 90)}.`,
        reasoning: found.isOneLife
          ? 'One life, or one family, shows that something can happen. It does not show that it happens to everybody.'
          : choose(text, [
              'You have shown something about the cases in your essay. This sentence speaks about all cases.',
              'A reader needs only one exception to reject a sentence like this, and then your good points are lost too.',
            ]),
        fix: 'Say only as much as your cases show: name the place or the people that you know about, or write “some” or “often”.',
        hint: 'How many cases have you told us about, and how many does this sentence speak of?',
        confidence: 0.7,
      },
    ];
  });

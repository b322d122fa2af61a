import type { ClaimLink, EssayModel, Sentence } from '../essay-model.ts';
import { whyNoArgument } from '../kind/who-may-speak.ts';
import { isQuestion } from '../layers/question-form.ts';
import { isCited } from '../layers/region-lookup.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { objectionsOf } from '../layers/graph/read-graph.ts';

/** A view other than the writer's that the essay mentions. */
export interface Counter {
  sentence: Sentence;
  /** The sentence that answers it: a later one, or the same one if it answers itself. */
  answer: Sentence | null;
  /** The words that state the other view, without the writer's answer. */
  wording: string;
  /** Number of sentences between the view and its answer in the same paragraph. */
  reasonCount: number;
}

/** The rhetorical moves of an essay, each with the sentence that makes it. */
export interface Moves {
  /** The sentence that states the position. */
  thesis: Sentence | null;
  /** The sentence closest to a position, whether or not it states one. */
  nearest: Sentence | null;
  /** Claims that can be quoted, best supported first. */
  claims: ClaimLink[];
  /** Claims in the body without a premise, in order. */
  unsupported: ClaimLink[];
  counters: Counter[];
  /** If the body has no counter-claim: the first sentence that mentions what others think. */
  mentionOfOthers: Sentence | null;
  /** The first sentence that names a source, and the sentence after it in its paragraph. */
  source: { sentence: Sentence; next: Sentence | null } | null;
  closing: Sentence[];
}

const voice =
  /\b(?:critics|opponents|sceptics|skeptics|detractors)\b|\b(?:some|many|most|other|certain|few|several)(?: (?!to\b|of\b|ways?\b|things?\b|places?\b|reasons?\b)[a-z]+){0,2} (?:may |might |would |will |could |can |also |still |strongly |often )?(?:argue|say|think|believe|claim|feel|object|suggest|disagree|oppose|complain|worry|fear)\b|\bothers (?:may |might |would |will |could |also |still )?(?:argue|say|think|believe|claim|feel|object|disagree|prefer)\b|\bit (?:can|could|may|might) (?:also )?be (?:argued|said|objected|claimed|thought)\b|\bit (?:is|has been) (?:often |sometimes |widely )?(?:argued|said|claimed|objected)\b|\bone (?:may|might|could|can) (?:argue|say|object|claim)\b|\bon the other hand\b|\badmittedly\b|\bgranted\b|\bit is true that\b|\bcounter[- ]?(?:arguments?|claims?)\b|\b(?:opposing|opposite) (?:view|side|argument|opinion|claim)s?\b|\bobjections?\b|\b(?:one of the|a common|a frequent|the main|another|one) (?:\w+ )?(?:criticisms?|complaints?|arguments? against)\b/i;
const concession = /^(?:al|even )?though\b|^while\b(?!.{0,30}\bwas\b)|^despite\b|^in spite of\b/i;
const turn =
  /^(?:however|but|yet|still|nevertheless|nonetheless|even so|that said|on the contrary|in fact|this (?:view|argument|objection|claim|opinion|idea|is not|is wrong|ignores|overlooks|forgets))\b|,? \bhowever\b|\bi (?:strongly |totally |completely )?(?:disagree|do not agree|don['’]t agree)\b/i;
const turnsInside = /[,;] ?(?:but|yet|however|nevertheless|still)\b/i;

const MIN_VIEW_WORDS = 4;

/** The part of a sentence that states the other view. The whole sentence if that part is shorter than MIN_VIEW_WORDS. */
const otherViewIn = (text: string): string => {
  const head = text.slice(0, 600);
  const turned = turnsInside.exec(head);
  const conceded = /^(?:(?:al|even )?though|while)\b\s+([^,;]+)[,;]/i.exec(head);
  const half = conceded?.[1] ?? (turned ? head.slice(0, turned.index) : '');
  return half.split(/\s+/).length >= MIN_VIEW_WORDS ? half : text;
};

/** Whether a sentence can be quoted as the writer's statement: 5 to 60 words, not a question, not the start of a list. */
export const isQuotable = (sentence: Sentence): boolean =>
  sentence.words.length >= 5 &&
  sentence.words.length <= 60 &&
  !/[:,]["'”’)]*$/.test(sentence.text) &&
  !isQuestion(sentence);

/** 'In conclusion, it can be said' is the writer's own summary and mentions no other view. */
const summingUp =
  /^(?:in conclusion|to conclude|to sum up|in summary|all in all|overall),? it (?:can|could|may|might)/i;

/** Learners also use 'on the other hand' to add a point. It introduces another side only together with one of these words. */
const otherSide =
  /\b(?:not|no|never|without|cannot|however|but|although|though|while|despite|some|others?|those who|people who|dis\w+|draw\w+|negativ\w+|positiv\w+|benefi\w+|advantages?|harm\w*|problems?|risks?|danger\w*|worse|bad|good|better|fail\w*|los[es]\w*|difficult\w*|costs?|expensive|lack\w*|less|fewer|more|may|might|could|would|unacceptable|wrong|still|only|too|view|argue\w*|say|believe|think)\b|n['’]t\b/i;
/** 'There is another aspect to be considered' announces a view without stating it. */
const signpost =
  /^\W*(?:(?:on the other hand|however|but|nevertheless|admittedly),? )?(?:there (?:is|are)|we (?:must|should|can)|it has) (?:also )?(?:an)?other (?:side|aspect|view|point|argument|opinion)s?\b.{0,40}$/i;

/** 'On the other hand, I believe' introduces the writer's own view. */
const ownTurn = /^\W*on the other hand,? (?:i|my|in my)\b/i;
/** 'It makes some people feel …' describes an effect, not a view. */
const madeTo =
  /\b(?:makes?|made|making|lets?|helps?|helped) (?:the )?(?:others?|some|many|most|certain|few|several)\b/i;

const oneHand = /\bon (?:the )?one hand\b/i;
const otherHand = /\bon the other hand\b/i;

/** Whether a sentence says what somebody other than the writer thinks. */
export const mentionsOtherView = ({ text }: Sentence): boolean =>
  voice.test(text.replace(madeTo, '')) &&
  !summingUp.test(text) &&
  !ownTurn.test(text) &&
  !(otherHand.test(text) && !otherSide.test(text.replace(otherHand, '')));

const isStatement = (sentence: Sentence): boolean =>
  sentence.words.length >= 5 && !isQuestion(sentence);

/** Number of sentences that follow `from` in its paragraph, up to `to`. */
const countReasons = (
  sentences: readonly Sentence[],
  from: Sentence,
  to: Sentence | null,
): number =>
  from === to
    ? 0
    : sentences.filter(
        ({ index, paragraph }) =>
          index > from.index && paragraph === from.paragraph && index < (to?.index ?? Infinity),
      ).length;

/** 'On the one hand … on the other': the second side usually answers the first. */
const pairOnTwoHands = (sentences: readonly Sentence[]): Counter[] => {
  const first = sentences.find((s) => s.part !== 'introduction' && oneHand.test(s.text));
  const second = first && sentences.find((s) => s.index > first.index && otherHand.test(s.text));
  return first && second
    ? [
        {
          sentence: first,
          answer: second,
          wording: first.text,
          reasonCount: countReasons(sentences, first, second),
        },
      ]
    : [];
};

const countersOf = ({ sentences }: EssayModel): Counter[] => {
  const pair = pairOnTwoHands(sentences);
  const found = sentences.flatMap((told, i): Counter[] => {
    const next = sentences[i + 1];
    const sentence = signpost.test(told.text) && next?.paragraph === told.paragraph ? next : told;
    if (told.part === 'introduction' || !isStatement(told)) return [];
    if (concession.test(sentence.text))
      return [{ sentence, answer: sentence, wording: otherViewIn(sentence.text), reasonCount: 0 }];
    if (
      !(sentence !== told || mentionsOtherView(told)) ||
      (pair.length > 0 && otherHand.test(told.text))
    )
      return [];
    const rest = sentences
      .slice(sentence.index + 1, sentence.index + 3)
      .filter(({ paragraph }) => paragraph === sentence.paragraph);
    const answer = turnsInside.test(sentence.text)
      ? sentence
      : (rest.find(({ text }) => turn.test(text)) ?? null);
    const said = otherViewIn(sentence.text);
    return [
      { sentence, answer, wording: said, reasonCount: countReasons(sentences, sentence, answer) },
    ];
  });
  return [...pair, ...found];
};

/** The objections of the argument graph as counters. */
const countersOfGraph = (model: EssayModel): Counter[] =>
  objectionsOf(model)
    .filter(({ unit }) => !unit.isSubordinate && isStatement(unit.sentence))
    .map(({ unit: { sentence }, answer }) => ({
      sentence,
      answer,
      wording: otherViewIn(sentence.text),
      reasonCount: countReasons(model.sentences, sentence, answer),
    }));

/** Other views by their wording, and those that only the argument graph sees. Each sentence counts once. */
const allCounters = (model: EssayModel): Counter[] => {
  const worded = countersOf(model);
  const known = new Set(worded.flatMap(({ sentence, answer }) => [sentence, answer]));
  return [...worded, ...countersOfGraph(model).filter(({ sentence }) => !known.has(sentence))];
};

/** Finds the moves of an essay from its sentences and their roles. Pure, linear and memoized by model. */
export const readMoves = memoizeByKey((model: EssayModel): Moves => {
  const { thesis, links, sentences } = model;
  const isArgument = whyNoArgument(model.kind) === null;
  const counters = isArgument ? allCounters(model) : [];
  // A sentence that states another view is not a claim of the writer.
  const sentencesOfOthers = new Set(
    counters.filter(({ sentence, answer }) => sentence !== answer).map((c) => c.sentence),
  );
  const claims = links.filter(({ claim }) => isQuotable(claim) && !sentencesOfOthers.has(claim));
  const sourced = sentences.find((s) => isCited(model, s));
  const after = sourced && sentences[sourced.index + 1];
  return {
    thesis: thesis?.stated ? thesis.sentence : null,
    nearest: thesis?.sentence ?? null,
    claims: claims.toSorted(
      (a, b) => b.premises.length - a.premises.length || a.claim.index - b.claim.index,
    ),
    unsupported: claims.filter(
      ({ claim, premises }) => claim.part === 'body' && premises.length === 0,
    ),
    counters,
    mentionOfOthers:
      counters.length > 0 || !isArgument
        ? null
        : (sentences.find((s) => isStatement(s) && mentionsOtherView(s)) ?? null),
    source: sourced
      ? { sentence: sourced, next: after?.paragraph === sourced.paragraph ? after : null }
      : null,
    closing: sentences.filter((s) => s.part === 'conclusion'),
  };
});

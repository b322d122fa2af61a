import type { ClaimLink, EssayModel, Sentence } from '../essay-model.ts';
import { isQuestion } from '../layers/question-form.ts';
import { isCited } from '../layers/region-lookup.ts';

/** Another view that the essay lets in. */
export interface Counter {
  sentence: Sentence;
  /** The words that answer it: a later sentence, or the same one where it turns round. */
  answer: Sentence | null;
  /** Sentences that follow it in its paragraph before the answer. */
  reasons: number;
}

/** What the essay does, by the sentences that do it. */
export interface Moves {
  /** The sentence told as the position. */
  thesis: Sentence | null;
  /** The sentence nearest to a position, told as one or not. */
  nearest: Sentence | null;
  /** Claims fit to be quoted, the best supported first. */
  claims: ClaimLink[];
  /** Claims of the body with nothing said for them, in order. */
  bare: ClaimLink[];
  counters: Counter[];
  /** Where nobody objects in the body: the sentence by which others are at least named. */
  named: Sentence | null;
  /** The first sentence that names a source, and the sentence after it in its paragraph. */
  source: { sentence: Sentence; next: Sentence | null } | null;
  closing: Sentence[];
}

const voice =
  /\b(?:critics|opponents|sceptics|skeptics|detractors)\b|\b(?:some|many|most|other|certain|few|several)(?: [a-z]+){0,2} (?:may |might |would |will |could |can |also |still |strongly |often )?(?:argue|say|think|believe|claim|feel|object|suggest|disagree|oppose|complain|worry|fear)\b|\bothers (?:may |might |would |will |could |also |still )?(?:argue|say|think|believe|claim|feel|object|disagree|prefer)\b|\bit (?:can|could|may|might) (?:also )?be (?:argued|said|objected|claimed|thought)\b|\bit (?:is|has been) (?:often |sometimes |widely )?(?:argued|said|claimed|objected)\b|\bone (?:may|might|could|can) (?:argue|say|object|claim)\b|\bon the other hand\b|\badmittedly\b|\bgranted\b|\bit is true that\b|\bcounter-?arguments?\b|\bobjections?\b/i;
const concession = /^(?:al|even )?though\b|^while\b(?!.{0,30}\bwas\b)|^despite\b|^in spite of\b/i;
const turn =
  /^(?:however|but|yet|still|nevertheless|nonetheless|even so|that said|on the contrary|in fact|this (?:view|argument|objection|claim|opinion|idea|is not|is wrong|ignores|overlooks|forgets))\b|,? \bhowever\b|\bi (?:strongly |totally |completely )?(?:disagree|do not agree|don['’]t agree)\b/i;
const turnsInside = /[,;] ?(?:but|yet|however|nevertheless|still)\b/i;

/** Whether a sentence can be quoted as something the writer says: long enough, no question, no half of a list. */
export const isSayable = (sentence: Sentence): boolean =>
  sentence.words.length >= 5 &&
  sentence.words.length <= 60 &&
  !/[:,]["'”’)]*$/.test(sentence.text) &&
  !isQuestion(sentence);

/** How a writer sums up: 'In conclusion, it can be said' brings in nobody else. */
const summingUp =
  /^(?:in conclusion|to conclude|to sum up|in summary|all in all|overall),? it (?:can|could|may|might)/i;

/** 'On the other hand, I believe' turns round, but to the writer's own view. */
const ownTurn = /^\W*on the other hand,? (?:i|my|in my)\b/i;
/** What somebody is made to feel is no view. */
const madeTo =
  /\b(?:makes?|made|making|lets?|helps?|helped) (?:the )?(?:others?|some|many|most|certain|few|several)\b/i;

const hasOthers = ({ text }: Sentence): boolean =>
  voice.test(text.replace(madeTo, '')) && !summingUp.test(text) && !ownTurn.test(text);

const isStatement = (sentence: Sentence): boolean =>
  sentence.words.length >= 5 && !isQuestion(sentence);

const oneHand = /\bon (?:the )?one hand\b/i;
const otherHand = /\bon the other hand\b/i;

/** How many sentences a view is given beyond its first. */
const reasonsOf = (sentences: readonly Sentence[], from: Sentence, to: Sentence | null): number =>
  from === to
    ? 0
    : sentences.filter(
        ({ index, paragraph }) =>
          index > from.index && paragraph === from.paragraph && index < (to?.index ?? Infinity),
      ).length;

/** 'On the one hand … on the other': the side heard first is, as a rule, the one that the second answers. */
const twoHands = (sentences: readonly Sentence[]): Counter[] => {
  const first = sentences.find((s) => s.part !== 'introduction' && oneHand.test(s.text));
  const second = first && sentences.find((s) => s.index > first.index && otherHand.test(s.text));
  return first && second
    ? [{ sentence: first, answer: second, reasons: reasonsOf(sentences, first, second) }]
    : [];
};

const countersOf = ({ sentences }: EssayModel): Counter[] => {
  const pair = twoHands(sentences);
  const found = sentences.flatMap((sentence, i): Counter[] => {
    if (sentence.part === 'introduction' || !isStatement(sentence)) return [];
    if (concession.test(sentence.text)) return [{ sentence, answer: sentence, reasons: 0 }];
    if (!hasOthers(sentence) || (pair.length > 0 && otherHand.test(sentence.text))) return [];
    const rest = sentences
      .slice(i + 1, i + 3)
      .filter(({ paragraph }) => paragraph === sentence.paragraph);
    const answer = turnsInside.test(sentence.text)
      ? sentence
      : (rest.find(({ text }) => turn.test(text)) ?? null);
    return [{ sentence, answer, reasons: reasonsOf(sentences, sentence, answer) }];
  });
  return [...pair, ...found];
};

/** Reads the moves off sentences and roles; pure, linear. */
export const readMoves = (model: EssayModel): Moves => {
  const { thesis, links, sentences } = model;
  const counters = countersOf(model);
  // What others are made to say is no claim of the writer's.
  const theirs = new Set(
    counters.filter(({ sentence, answer }) => sentence !== answer).map((c) => c.sentence),
  );
  const claims = links.filter(({ claim }) => isSayable(claim) && !theirs.has(claim));
  const sourced = sentences.find((s) => isCited(model, s));
  const after = sourced && sentences[sourced.index + 1];
  return {
    thesis: thesis?.stated ? thesis.sentence : null,
    nearest: thesis?.sentence ?? null,
    claims: claims.toSorted(
      (a, b) => b.premises.length - a.premises.length || a.claim.index - b.claim.index,
    ),
    bare: claims.filter(({ claim, premises }) => claim.part === 'body' && premises.length === 0),
    counters,
    named:
      counters.length > 0 ? null : (sentences.find((s) => isStatement(s) && hasOthers(s)) ?? null),
    source: sourced
      ? { sentence: sourced, next: after?.paragraph === sourced.paragraph ? after : null }
      : null,
    closing: sentences.filter((s) => s.part === 'conclusion'),
  };
};

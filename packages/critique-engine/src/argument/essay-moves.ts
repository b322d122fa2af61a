import type { ClaimLink, EssayModel, Sentence } from '../essay-model.ts';
import { isQuestion } from '../layers/question-form.ts';
import { isCited } from '../layers/region-lookup.ts';
import { memoizeByKey } from '../memoize-by-key.ts';

/** Another view that the essay lets in. */
export interface Counter {
  sentence: Sentence;
  /** The words that answer it: a later sentence, or the same one where it turns round. */
  answer: Sentence | null;
  /** The words that state the other view, without the words that turn against it. */
  said: string;
  /** Sentences that follow it in its paragraph before the answer. */
  reasons: number;
}

/** What the essay does, by the sentences that do it. */
export interface Moves {
  /** The sentence that states the position. */
  thesis: Sentence | null;
  /** The sentence closest to a position, whether or not it states one. */
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
  /\b(?:critics|opponents|sceptics|skeptics|detractors)\b|\b(?:some|many|most|other|certain|few|several)(?: (?!to\b|of\b|ways?\b|things?\b|places?\b|reasons?\b)[a-z]+){0,2} (?:may |might |would |will |could |can |also |still |strongly |often )?(?:argue|say|think|believe|claim|feel|object|suggest|disagree|oppose|complain|worry|fear)\b|\bothers (?:may |might |would |will |could |also |still )?(?:argue|say|think|believe|claim|feel|object|disagree|prefer)\b|\bit (?:can|could|may|might) (?:also )?be (?:argued|said|objected|claimed|thought)\b|\bit (?:is|has been) (?:often |sometimes |widely )?(?:argued|said|claimed|objected)\b|\bone (?:may|might|could|can) (?:argue|say|object|claim)\b|\bon the other hand\b|\badmittedly\b|\bgranted\b|\bit is true that\b|\bcounter[- ]?(?:arguments?|claims?)\b|\b(?:opposing|opposite) (?:view|side|argument|opinion|claim)s?\b|\bobjections?\b|\b(?:one of the|a common|a frequent|the main|another|one) (?:\w+ )?(?:criticisms?|complaints?|arguments? against)\b/i;
const concession = /^(?:al|even )?though\b|^while\b(?!.{0,30}\bwas\b)|^despite\b|^in spite of\b/i;
const turn =
  /^(?:however|but|yet|still|nevertheless|nonetheless|even so|that said|on the contrary|in fact|this (?:view|argument|objection|claim|opinion|idea|is not|is wrong|ignores|overlooks|forgets))\b|,? \bhowever\b|\bi (?:strongly |totally |completely )?(?:disagree|do not agree|don['’]t agree)\b/i;
const turnsInside = /[,;] ?(?:but|yet|however|nevertheless|still)\b/i;

const FEWEST_SAID = 4;

/** The half of a sentence that lets the other view speak; the whole where no half says enough. */
const viewIn = (text: string): string => {
  const head = text.slice(0, 600);
  const turned = turnsInside.exec(head);
  const conceded = /^(?:(?:al|even )?though|while)\b\s+([^,;]+)[,;]/i.exec(head);
  const half = conceded?.[1] ?? (turned ? head.slice(0, turned.index) : '');
  return half.split(/\s+/).length >= FEWEST_SAID ? half : text;
};

/** Whether a sentence can be quoted as something the writer says: long enough, no question, no half of a list. */
export const isSayable = (sentence: Sentence): boolean =>
  sentence.words.length >= 5 &&
  sentence.words.length <= 60 &&
  !/[:,]["'”’)]*$/.test(sentence.text) &&
  !isQuestion(sentence);

/** How a writer sums up: 'In conclusion, it can be said' brings in nobody else. */
const summingUp =
  /^(?:in conclusion|to conclude|to sum up|in summary|all in all|overall),? it (?:can|could|may|might)/i;

/** A lone 'on the other hand' that only adds, as learners use it, has nothing of another side in it. */
const otherSide =
  /\b(?:not|no|never|without|cannot|however|but|although|though|while|despite|some|others?|those who|people who|dis\w+|draw\w+|negativ\w+|positiv\w+|benefi\w+|advantages?|harm\w*|problems?|risks?|danger\w*|worse|bad|good|better|fail\w*|los[es]\w*|difficult\w*|costs?|expensive|lack\w*|less|fewer|more|may|might|could|would|unacceptable|wrong|still|only|too|view|argue\w*|say|believe|think)\b|n['’]t\b/i;
/** 'There is another aspect to be considered': says that something comes, not what. */
const signpost =
  /^\W*(?:(?:on the other hand|however|but|nevertheless|admittedly),? )?(?:there (?:is|are)|we (?:must|should|can)|it has) (?:also )?(?:an)?other (?:side|aspect|view|point|argument|opinion)s?\b.{0,40}$/i;

/** 'On the other hand, I believe' turns round, but to the writer's own view. */
const ownTurn = /^\W*on the other hand,? (?:i|my|in my)\b/i;
/** What somebody is made to feel is no view. */
const madeTo =
  /\b(?:makes?|made|making|lets?|helps?|helped) (?:the )?(?:others?|some|many|most|certain|few|several)\b/i;

const oneHand = /\bon (?:the )?one hand\b/i;
const otherHand = /\bon the other hand\b/i;

/** Whether a sentence lets somebody else hold something. */
export const hasOthers = ({ text }: Sentence): boolean =>
  voice.test(text.replace(madeTo, '')) &&
  !summingUp.test(text) &&
  !ownTurn.test(text) &&
  !(otherHand.test(text) && !otherSide.test(text.replace(otherHand, '')));

const isStatement = (sentence: Sentence): boolean =>
  sentence.words.length >= 5 && !isQuestion(sentence);

/** How many sentences a view is given beyond its first. */
const reasonsOf = (sentences: readonly Sentence[], from: Sentence, to: Sentence | null): number =>
  from === to
    ? 0
    : sentences.filter(
        ({ index, paragraph }) =>
          index > from.index && paragraph === from.paragraph && index < (to?.index ?? Infinity),
      ).length;

/** 'On the one hand … on the other': as a rule, the second side answers the first. */
const twoHands = (sentences: readonly Sentence[]): Counter[] => {
  const first = sentences.find((s) => s.part !== 'introduction' && oneHand.test(s.text));
  const second = first && sentences.find((s) => s.index > first.index && otherHand.test(s.text));
  return first && second
    ? [
        {
          sentence: first,
          answer: second,
          said: first.text,
          reasons: reasonsOf(sentences, first, second),
        },
      ]
    : [];
};

const countersOf = ({ sentences }: EssayModel): Counter[] => {
  const pair = twoHands(sentences);
  const found = sentences.flatMap((told, i): Counter[] => {
    const next = sentences[i + 1];
    const sentence = signpost.test(told.text) && next?.paragraph === told.paragraph ? next : told;
    if (told.part === 'introduction' || !isStatement(told)) return [];
    if (concession.test(sentence.text))
      return [{ sentence, answer: sentence, said: viewIn(sentence.text), reasons: 0 }];
    if (!(sentence !== told || hasOthers(told)) || (pair.length > 0 && otherHand.test(told.text)))
      return [];
    const rest = sentences
      .slice(sentence.index + 1, sentence.index + 3)
      .filter(({ paragraph }) => paragraph === sentence.paragraph);
    const answer = turnsInside.test(sentence.text)
      ? sentence
      : (rest.find(({ text }) => turn.test(text)) ?? null);
    const said = viewIn(sentence.text);
    return [{ sentence, answer, said, reasons: reasonsOf(sentences, sentence, answer) }];
  });
  return [...pair, ...found];
};

/** Reads the moves off sentences and roles; pure, linear, once an essay. */
export const readMoves = memoizeByKey((model: EssayModel): Moves => {
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
});

import type { Sentence } from '../essay.ts';
import { judgesSubject } from './position-layer.ts';
import { grantsPoint } from './discourse-cues.ts';
import { speaksForOthers } from './graph/voices.ts';
import { isAddition, positionCue, takesSide } from './position-cue.ts';
import { isQuestion } from './question-form.ts';
import { isSame } from './repeated-position.ts';
import { contentStems } from './term-layer.ts';
import { ownsView } from './thesis-candidate.ts';
import { pointsBack } from './thesis-pointer.ts';

/** What a sentence is compared with. */
export interface PositionContext {
  sentences: readonly Sentence[];
  /** Stems of the words that the essay is about. */
  keys: ReadonlySet<string>;
  /** Stems of the words that the question is about. */
  asked: ReadonlySet<string>;
  /** Stems of the conclusion. */
  closing: ReadonlySet<string>;
}

/** A position is unmistakable from 3 on. What is more than this is only said with more words. */
const MOST_WORDING = 3.5;
const MOST_TERMS = 2;
/** Words of a sentence among which its subject stands. */
const SUBJECT_WORDS = 5;
/** Content words that a sentence must share with the conclusion so that the conclusion comes back to it. */
const RETURNS_FROM = 3;
/** Wording (positionCue) from which on a sentence tells the writer's own view. */
const OWN_STANCE = 2.5;
/** Sentences before this part of the essay still open it. */
const OPENING_PART = 3;

/**
 * What each sign adds to a sentence as the position. Set by hand on texts of our own; a sign counts by its value, which
 * is 0 or 1 if nothing else is said.
 */
export const POSITION_WEIGHTS = {
  /** Wording of a position, -2.5 to 3.5 (positionCue). */
  wording: 1,
  /** Names its view as the writer's own. */
  own: 0.5,
  /** 'Voting should not be compulsory': says at once who should do what. */
  demand: 0.5,
  /** Agrees or disagrees outright. */
  side: 1,
  /** The writer turns against it in the next sentence: 'Malls are no problem. However, …'. */
  overturned: -3,
  /** Judges, compares or interprets its subject, so that a reader could disagree. */
  judgement: 0.75,
  /** Grants what others think and goes on with a clause of its own. */
  weighs: 1.25,
  /** The sentence before it says that an opinion follows. */
  announced: 1,
  /** Its subject is one of the words that question or essay are about, and it takes a position or judges. */
  subject: 0.5,
  /** Neither takes a position nor judges. */
  bare: -0.75,
  /** Number of the essay's main words in it, up to 2. */
  fit: 0.25,
  /** Number of the question's words in it, up to 2. */
  asked: 0.25,
  /** The conclusion takes up its words. */
  returns: 0.25,
  /** The conclusion says all of it again. */
  repeated: 1.25,
  introduction: 0.5,
  /** Last of the introduction, and more than an addition: where a thesis usually stands. */
  introductionEnd: 1,
  /** First of several sentences of the introduction, where the subject is usually opened. */
  first: -0.5,
  conclusion: -0.25,
  /** In the body, but in the first third of the essay. */
  early: -0.5,
  /** Later in the body. */
  late: -2,
  /** Speaks of what stands before it ('They will not like it'). */
  follows: -1,
  /** Only gives a ground ('Because …') or a condition ('When you live …'): 1, and 2 without a main clause. */
  leans: -1,
  /** Goes on after a sentence that takes a side outright and names what on. */
  elaborates: -1,
  grants: -1.5,
  others: -2,
  /** Tells what many people do, and not what they should do. */
  habit: -1,
  question: -2,
  /** Nobody can tell what is held, because a subject or most of the words are missing. */
  broken: -1,
} as const satisfies Record<string, number>;

export type PositionSigns = Record<keyof typeof POSITION_WEIGHTS, number>;

/** 'For me would be a good idea', 'but is not the only thing': without its subject, nobody can tell what is held. */
const broken =
  /^\W*(?:(?:and|but|so|or|because|than|then) )?(?:(?:for|to) (?:me|us),? )?(?:is|are|was|were|would|will|can|could|should|must|has|have) (?!(?:i|you|we|they|he|she|it|there|the|this|that|these|those|not we|people|students|my|our)\b)/i;
const LEANS = { onItsMainClause: 1, alone: 2 };
const leaning = /^\W*(?:because|since|if|when|whenever|once)\b/i;
const following =
  /^\W*(?:(?:they|it|he|she)\b|(?:this|these|that|those) (?:is|are|was|were|will|can|could|should|would|has|have|makes?|means?|helps?)\b)/i;
/** The writer grants what others think, and goes on with a clause of their own. */
const weighing =
  /^\W*(?:(?:(?:even )?though|although|despite)\b|while (?:it|some|many|most|people|critics|others|plenty)\b)[^,]{5,200}, (?!(?:some|many|most|others?|critics) )/i;
/** A full subject at the head of a sentence, and what should be. */
const demanding =
  /^\W*(?!(?:i|you|he|she|it|we|they|some|many|most|others?|people|someone|everybody|if|when|because|for|in|on|at)\b)(?:[\w’'-]+ ){1,7}(?:should|must|ought to)\b/i;
/** 'Many people enjoy it'. */
const habitual =
  /^\W*(?:(?:nowadays|today),? )?(?:many|most|some|lots of|a lot of) (?:of )?(?:\w+ )?(?:people|us|[a-z]+s|children|men|women) (?!.*\b(?:should|must|ought|need)\b)/i;
/** 'I think they are right for lions.' */
const granting =
  /\bi (?:think|believe|know|admit|understand)(?: that)? (?:they|he|she|critics|these people|the \w+) (?:are|is|have|has) (?:also |partly |quite )?(?:right|a point|correct)\b/i;
/** 'My opinion about this is clear.' */
const announcing =
  /\bmy (?:\w+ )?(?:opinion|view|answer|position)\b[^.]{0,40}\b(?:clear|simple|this|following|different|strong)\W*$/i;
/** 'It is better to walk': this 'it' stands for nothing that was said before. */
const impersonal =
  /^\W*it(?:['’]s| is| was| would be| seems| makes| takes)\b.{0,60}?\b(?:to|that|when|if|for)\b/i;

const shared = (stems: readonly string[], with_: ReadonlySet<string>): number =>
  stems.filter((stem) => with_.has(stem)).length;

/** 'is not really a problem': more is to follow. */
const grantsLittle =
  /\b(?:not|n['’]t|no) (?:\w+ ){0,3}(?:problems?|issues?|bad|wrong|harm\w*|matter|trouble)\b/i;

const opensTurn = /^\W*(?:however|but|nevertheless|nonetheless|yet)\b/i;
/** What only tells a liking, and what denies. */
const likes = /\bi (?:\w+ ){0,2}(?:prefer|like|love|enjoy)\b/i;
const denies = /\b(?:not|never|cannot|disagree)\b|n ?['’] ?t\b/i;

/**
 * Whether `later` opens with 'However' and turns against the sentence right before it: it judges what was only called no
 * problem, or says in the writer's own name what is not so after a mere liking.
 */
const turnsAgainst = (later: Sentence | undefined, sentence: Sentence | undefined): boolean =>
  later !== undefined &&
  sentence !== undefined &&
  later.part === sentence.part &&
  opensTurn.test(later.text) &&
  !speaksForOthers(later.text) &&
  ((judgesSubject(later) && grantsLittle.test(sentence.text)) ||
    (likes.test(sentence.text) &&
      denies.test(later.text) &&
      positionCue(later, undefined) >= OWN_STANCE));

/** Whether the first clause of a sentence takes a side: 'On this I side with the farmers'. */
const takesSideAtOnce = (sentence: Sentence): boolean =>
  takesSide({ ...sentence, text: sentence.text.split(',')[0] ?? '' });

/** The signs of one sentence. `place` is its number in its part of the essay, `size` the number of sentences there. */
export const positionSigns = (
  sentence: Sentence,
  { sentences, keys, asked, closing }: PositionContext,
  { place, size }: { place: number; size: number },
): PositionSigns => {
  const { text, part, index } = sentence;
  const next = sentences[index + 1];
  const weighs = Number(weighing.test(text) && !isQuestion(sentence));
  const cue = Math.min(MOST_WORDING, positionCue(sentence, next));
  const wording = weighs === 1 ? Math.max(0, cue) : cue;
  const isOwn = ownsView(sentence);
  const stems = [...new Set(contentStems(sentence.words))];
  const isEarly = index < sentences.length / OPENING_PART;
  const isIntro = part === 'introduction';
  const judgement = Number(judgesSubject(sentence));
  // 'Although some say so, …' reports only what it grants.
  const isReported = !isOwn && weighs === 0 && speaksForOthers(text);
  const isBare = wording < 1 && judgement === 0 && weighs === 0;
  const before = sentences[index - 1];
  const opening = contentStems(sentence.words.slice(0, SUBJECT_WORDS));
  // 'I agree with the statement' is about all that the statement is about.
  const pointsAtAll =
    takesSide(sentence) && pointsBack(sentence) && !opensTurn.test(next?.text ?? '');
  return {
    wording,
    own: Number(isOwn),
    side: Number(takesSide(sentence)),
    demand: Number(demanding.test(text) && !isQuestion(sentence)),
    overturned: Number(turnsAgainst(next, sentence)),
    judgement,
    weighs,
    announced: Number(before !== undefined && announcing.test(before.text)),
    subject: Number(
      pointsAtAll || (!isBare && opening.some((stem) => asked.has(stem) || keys.has(stem))),
    ),
    bare: Number(isBare),
    fit: Math.min(MOST_TERMS, pointsAtAll ? keys.size : shared(stems, keys)),
    asked: Math.min(MOST_TERMS, pointsAtAll ? asked.size : shared(stems, asked)),
    returns: Number(part !== 'conclusion' && shared(stems, closing) >= RETURNS_FROM),
    repeated: Number(
      isIntro &&
        !isReported &&
        sentences.some((s) => s.part === 'conclusion' && isSame(s, sentence)),
    ),
    introduction: Number(isIntro),
    introductionEnd: Number(isIntro && place === size - 1 && !isAddition(sentence)),
    first: Number(isIntro && place === 0 && size > 1 && wording < 1 && weighs === 0),
    conclusion: Number(part === 'conclusion'),
    early: Number(part === 'body' && isEarly),
    late: Number(part === 'body' && !isEarly),
    follows: Number(!isOwn && following.test(text) && !impersonal.test(text)),
    elaborates: Number(
      before !== undefined &&
        before.paragraph === sentence.paragraph &&
        takesSideAtOnce(before) &&
        !pointsBack(before),
    ),
    leans:
      isOwn || !leaning.test(text) ? 0 : LEANS[text.includes(',') ? 'onItsMainClause' : 'alone'],
    grants: Number((!isOwn && grantsPoint(sentence)) || granting.test(text)),
    others: Number(isReported && wording < 1),
    habit: Number(!isOwn && habitual.test(text)),
    question: Number(isQuestion(sentence)),
    broken: Number(broken.test(text)),
  };
};

/** The weight of a sentence as the position: the sum of its signs. */
export const positionWeight = (signs: PositionSigns): number =>
  Object.entries(POSITION_WEIGHTS).reduce(
    (sum, [name, weight]) => sum + weight * signs[name as keyof PositionSigns],
    0,
  );

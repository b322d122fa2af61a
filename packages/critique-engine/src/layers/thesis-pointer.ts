import type { Sentence } from '../essay.ts';
import { ownsView } from './thesis-candidate.ts';
import { speaksForOthers } from './graph/voices.ts';
import { grantsPoint, opensInference } from './discourse-cues.ts';
import { positionCue } from './position-cue.ts';
import { isQuestion } from './question-form.ts';
import { stem } from './stem.ts';
import { contentStems } from './term-layer.ts';

const positionWords = new Set(
  `agree disagree opinion view viewpoint idea statement notion belief reason reasons former latter side support favour favor
  position perspective point issue firmly strongly totally completely personally extent following argue consider assertion
  matter topic claim inclined definitely absolutely partially standpoint aforementioned concerned believe think maintain maintains various several important main two three essay`
    .split(/\s+/)
    .map(stem),
);
const pointing =
  /\b(?:th(?:is|at|ese|ose)|the (?:above|former|latter|first|second|given|same|opposite)|their|the) (?:[a-z]+ )?(?:view|viewpoint|opinion|statement|idea|notion|one|side|argument|assertion|assumption|claim|belief|concern|fear|worry|position|suggestion|proposal|point|judge?ment|issue|recommendation)s?\b|\bthe (?:former|latter)\b/i;
/** 'I agree with this', 'so do I': a side, and nothing that says on what. */
const bare =
  /\b(?:agree|support|disagree|oppose|share|accept)s?(?: (?:with|on|to))? (?:this|that|it|them|those|these|him|her)\b(?=\W*$|[,;]| (?:because|since|as|for|to|only|in|completely|totally|fully|partly|strongly)\b)|\bso do i\b|\bi (?:also )?(?:think|believe) so\b|\bi(?:'m| am) (?:also )?one of (?:them|those|these)\b|\bi (?:\w+ ){0,3}?(?:dis)?agree(?=\W*$|,? (?:because|since)\b)/i;
/** The writer's own words about the view end where the reasons begin. */
const reasons =
  /,? (?:because|since|due to|by the following|for (?:these|the|this|several|some|many|various|two|three|a few|following|its|their)\b).*$/is;
/** Words that take up a view or turn it down. */
const adopts =
  /\b(?:(?:dis)?agrees?|so do i|one of them|supports?|favou?rs?|shares?|accepts?|sides?|rejects?|opposes?|against|in favou?r|convinced|opinion|groundless|wrong|false|mistaken)\b/i;
const rejects =
  /\b(?:disagree|oppose|reject|doubt|deny|against|groundless|wrong|false|mistaken|baseless|misleading|untrue|outdated|out\W+of\W+date)\b|\b(?:not|never|cannot|hard|difficult|fail)\b.{0,40}\b(?:agree|support|share|true|right|valid|accept)\b|n['’]t (?:\w+ )?(?:agree|support|share|accept)\b/i;
/** A sentence up to its reasons. 'For this purpose' before the stance is none. */
const withoutReasons = (text: string): string => {
  const stands = adopts.exec(text)?.index ?? 0;
  return text.slice(0, stands) + text.slice(stands).replace(reasons, '');
};
/** What the writer holds, said in the same sentence: 'I favour the latter; that is, …'. */
const saysItself = /[;:] ?(?:\S+ ){4}/;
/** Most content words of a sentence that only refers to another one. */
const MOST_OWN_TERMS = 2;

/** 'On this issue I side with the farmers': what only names the subject of the essay points at no sentence. */
const onIssue =
  /\b(?:for|on|in|about|regarding|concerning) (?:this|that) (?:[a-z]+ )?(?:issue|topic|question|matter|subject|case|point)\b/i;

/** 'I agree with this view for several reasons': a position that only refers to another sentence. */
export const pointsBack = (sentence: Sentence): boolean => {
  const said = sentence.text.replace(onIssue, '');
  if (!pointing.test(said) && !bare.test(said)) return false;
  if (saysItself.test(sentence.text)) return false;
  if (!ownsView(sentence) && !adopts.test(sentence.text)) return false;
  const end = sentence.start + withoutReasons(sentence.text).length;
  const words = sentence.words.filter(({ start }) => start < end);
  return contentStems(words).filter((term) => !positionWords.has(term)).length <= MOST_OWN_TERMS;
};

/** Whether a sentence that refers to a view turns it down: 'I disagree with this idea', 'Their concern is groundless'. */
export const rejectsView = ({ text }: Sentence): boolean => rejects.test(withoutReasons(text));

/** What only says that people disagree about something. */
const debated = /\b(?:debat\w+|controvers\w+|whether|issue|question|topic|argument about)\b/i;

/**
 * The sentence that `pointer` adopts: the nearest position or view of others before it. Else the statement of the
 * question, which no sentence holds, and without one the nearest statement.
 */
const adoptedView = (
  sentences: readonly Sentence[],
  pointer: Sentence,
  asksForSide: boolean,
): Sentence => {
  const before = sentences.filter(
    (s) => s.index < pointer.index && !isQuestion(s) && s.words.length >= 6 && !grantsPoint(s),
  );
  return (
    before.findLast((s) => speaksForOthers(s.text) || positionCue(s, undefined) >= 1.5) ??
    // 'I agree with this' after mere facts names none of them.
    (asksForSide || !pointing.test(pointer.text)
      ? pointer
      : before.findLast(
          (s) =>
            /\b(?:should|must|that|is|are|can|will)\b|[’'] ?s\b/i.test(s.text) &&
            !debated.test(s.text),
        )) ??
    pointer
  );
};

/**
 * What a pointer takes a side on where no sentence of its own holds it: the view of others before it, else the
 * statement of the question. Null if there is neither.
 */
export const viewBefore = (
  sentences: readonly Sentence[],
  pointer: Sentence,
  asked: string | null,
): string | null => {
  const reported = sentences.findLast(
    (s) => s.index < pointer.index && !isQuestion(s) && speaksForOthers(s.text),
  );
  return reported?.text ?? asked;
};

const instead = /^(?:instead|rather|on the contrary|in fact|actually)\b/i;

/** What the writer holds besides turning a view down: the next sentence or a conclusion just before, else the rejection. */
const heldInstead = (sentences: readonly Sentence[], pointer: Sentence): Sentence => {
  const [before, next, after] = [-1, 1, 2].map((step) =>
    sentences.find(({ index }) => index === pointer.index + step),
  );
  const goesOn =
    next && !isQuestion(next) && (instead.test(next.text) || positionCue(next, after) >= 2.5);
  if (goesOn) return next;
  return before && opensInference(before) ? before : pointer;
};

/**
 * The position of a writer whose sentence only refers to another one of the introduction. Where the question states
 * what to take a side on (`asksForSide`), a sentence that nobody is said to hold is not what the writer means.
 */
export const pointedAt = (
  sentences: readonly Sentence[],
  pointer: Sentence,
  asksForSide: boolean,
): Sentence =>
  rejectsView(pointer)
    ? heldInstead(sentences, pointer)
    : adoptedView(sentences, pointer, asksForSide);

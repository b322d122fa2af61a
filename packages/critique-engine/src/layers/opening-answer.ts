import type { ReadEssay, Sentence } from '../essay.ts';
import { turnIn } from './graph/replies.ts';
import { speaksForOthers } from './graph/voices.ts';
import { positionCue, takesSide } from './position-cue.ts';
import { isQuestion } from './question-form.ts';
import { restates } from './repeated-position.ts';
import { carriesPosition, isContestable, judgesSubject } from './position-layer.ts';
import { contentStems } from './term-layer.ts';
import { ownsView } from './thesis-candidate.ts';
import { wordCount } from './word-count.ts';

/** An introduction with fewer words is not all of the opening: the next sentences belong to it. */
const SHORT_WORDS = 45;
/** Sentences after a short introduction that still open the essay. */
const OPENING_SENTENCES = 3;

/** What opens on the times leads up to a position and is none. */
const setting =
  /^\W*(?:nowadays|today|these days|recently|in (?:recent|today|the (?:modern|present|past|current))|over the (?:past|last)|since the|with the (?:development|advance|rise))\b/i;
/** What is granted before the main clause: 'While many say so, …'. */
const granted = /^\W*(?:.{0,120}? )?(?:while|whereas|(?:even )?though|although)\b[^,]{5,200},/i;
/** What is added behind it: '…, although some may say so'. */
const otherBehind =
  /,? (?:but|although|though|while|whereas),? (?:some|others?|many|most|a few)\b.*$/is;
const ownPart = (text: string): string => text.replace(granted, '').replace(otherBehind, '');
/** Others hold it, and the writer does not turn against them in the same sentence. */
const isReported = ({ text }: Sentence): boolean =>
  speaksForOthers(text) && turnIn(text) < 0 && speaksForOthers(ownPart(text));
/** 'a view that I share', 'The writer agrees that …', 'My favourite place is …'. */
const owns =
  /\b(?:that|which) I (?:\w+ )?(?:share|support|hold|prefer|agree)\b|\bthe (?:author|writer)(?: of this essay)? (?:\w+ly )?(?:agrees?|disagrees?|believes?|thinks?)\b|\bmy (?:own |personal )?(?:(?:opinion|view|answer) (?:is|that|which)|favou?rite|dream)\b/i;
/** 'Yes', 'No student should …', 'It depends': an answer at the very start. */
const answersAtOnce = /^\W*(?:(?:well|i think),? )?(?:yes|no|it (?:all )?depends)\b/i;
/** 'I want to become a nurse', 'the place that I would visit': the answer to a question about the writer. */
const wishes =
  /\b(?:I|we)(?:['’]d| would| will| want| wish| hope| plan| dream| enjoy| love| like| support|['’]m going| am going)(?! to (?:talk|tell|write|discuss|explain|describe|share|give|show|look|speak|be (?:talking|telling|discussing))\b)\b/i;
/** 'I agree, …, what would you do?': a view that runs on into a question. */
const opensWithView = /^\W*I (?:\w+ )?(?:dis)?agree\b/i;
/** 'There are many reasons to plant trees': tells the side, though not the reasons. */
const namesReasons =
  /\b(?:reasons?|benefits?|advantages?) (?:for|why|to|of|that|on) (?!and\b|or\b|against\b)(?!.{0,40}\b(?:disadvantages?|drawbacks?|against)\b)/i;
/** 'Join the club', 'So plant a tree'. */
const urges =
  /^\W*(?:so |then |please )?(?:join|try|come|go|stop|start|use|choose|be|do|don['’]t|never|always|let['’]s|let us)\b|, (?:then )?(?:join|try|come|stop|start)\b/i;
/** 'This essay will show why anybody can learn to draw'. */
const promises =
  /\b(?:show|illustrate|explain|argue|prove|demonstrate|discuss)\w* (?:\w+ ){0,3}?(?:why|that) (?:\w+ ){1,8}?(?:can|should|must|is|are|will)\b/i;

/** Words that praise or blame, whatever is praised. */
const evaluates =
  /\b(?:positive(?:ly)?|negative(?:ly)?|good|bad|better|best|worse|worst|great|fun|enjoyable|easier|easy|important|essential|necessary|helpful|useful|beneficial|harmful|dangerous|amazing|beautiful|wonderful|valuable|perfect|wrong|right|fair|unfair|possible|impossible|benefits?|advantages|helps?|improves?|improved?|improvements?|harms?|hurts?|ruin(?:s|ed)?|destroys?|effective|deserves?|worth|because|(?:is|are) (?:more|safer|cheaper|faster|healthier|stronger)|(?:is|are) (?:\w+ )?\w+ed by)\b|^\W*it (?:depends|is up)\b/i;
/** Words among which the subject of a sentence stands, and how often a text names what it is about. */
const SUBJECT = { words: 7, named: 3 };

/** The sentences by which a reader expects to know the answer: the introduction, and what follows a very short one. */
const openingOf = ({ sentences }: Pick<ReadEssay, 'sentences'>): readonly Sentence[] => {
  const intro = sentences.filter(({ part }) => part === 'introduction');
  const isShort = wordCount(intro) < SHORT_WORDS;
  return isShort ? sentences.slice(0, intro.length + OPENING_SENTENCES) : intro;
};

/** Whether a sentence begins with a thing that the position or the whole essay is about, or points back to it. */
const isOnSubject = (
  { words, text }: Sentence,
  held: ReadonlySet<string>,
  { terms }: ReadEssay,
): boolean =>
  /^\W*(?:it|we)\b/i.test(ownPart(text)) ||
  contentStems(words.slice(0, SUBJECT.words)).some(
    (term) => held.has(term) || (terms.get(term) ?? 0) >= SUBJECT.named,
  );

/**
 * The sentence of the opening from which a reader can tell what the writer holds, in whatever words: a position, a
 * judgement of what the position is about, a wish, or what the position later only repeats. Null if there is none.
 */
export const openingAnswer = (essay: ReadEssay): Sentence | null => {
  const { thesis, sentences } = essay;
  const held = new Set(contentStems(thesis?.sentence.words ?? []));
  return (
    openingOf(essay).find((sentence) => {
      const { text, index } = sentence;
      if (sentence.words.length < 4 || (isQuestion(sentence) && !opensWithView.test(text)))
        return false;
      if (takesSide(sentence) || ownsView(sentence) || owns.test(text)) return true;
      if (index === 0 && answersAtOnce.test(text)) return true;
      if (thesis && sentence !== thesis.sentence && restates(thesis.sentence, sentence))
        return true;
      if (isReported(sentence)) return false;
      if (positionCue(sentence, sentences[index + 1]) >= 1 || carriesPosition([sentence]))
        return true;
      if (wishes.test(text) || urges.test(text) || namesReasons.test(text) || promises.test(text))
        return true;
      if (setting.test(text)) return false;
      if (judgesSubject(sentence) && isContestable(sentence, essay)) return true;
      return evaluates.test(ownPart(text)) && isOnSubject(sentence, held, essay);
    }) ?? null
  );
};

import type { Span } from '@argint/text-analysis';
import type { Remark, ParagraphDetector } from '../detector.ts';
import type { ReadEssay, Sentence } from '../essay.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { choose } from '../wording.ts';
import { decidingNumberIn } from './majority-forms.ts';

const MOST_CHARACTERS = 1_000;
/** A text with fewer words is a comment: it has no introduction in which views are only reported. */
const SHORT = 150;

/** Words of a writer who weighs the number and does not lean on it. */
const weighs =
  /\bjust because\b|\b(?:does|do|did)(?: not|n['’]?t) (?:always |necessarily |really )?(?:make|mean|justify|prove|excuse)\b|\b(?:is|are|was|were)(?: not|n['’]?t) (?:always |necessarily |really |itself )?(?:right|correct|true|a (?:good )?reason|an excuse|enough|proof|evidence)\b|\bno excuse\b|\bfallac(?:y|ies)\b|\bnot necessarily\b|\bappeal(?:s|ing)? to\b/i;

/** A sentence, its text as far as it is read, and the text after it in its paragraph. */
interface Passage {
  sentence: Sentence;
  text: string;
  after: string;
}

const many =
  /\b(?:most|(?:the|an?) (?:vast |great |overwhelming |silent |large |huge |clear )?majority|(?:almost|nearly) (?:all|everyone|everybody)|millions|everyone|everybody|all of us|\d+ ?(?:%|percent|per cent))\b/gi;
/** What a majority can be of one mind about. */
const opinion =
  /^(?:agree[sd]?|think|thinks|believe[sd]?|say|says|support(?:s|ed)?|approves?|accepts?|opposes?|disagrees?)$/;
const wish = /^(?:want(?:s|ed)?|prefers?|likes?|hates?|loves?|do|does|see|feel|feels)$/;
const sides =
  /^(?:is|are|seems? to be) (?:\w+ly |all )?(?:for|against|in favou?r|behind|opposed|in agreement|on board)\b/i;
/** Words that open the clause the majority is the subject of. */
const opens =
  /(?:^\W*|[,;:] ?|\b(?:and|so|but|(?:think|believe|know|sure|say|guess|clear|fact|obvious|seems?|find|feel) that|think|believe|know|sure|say|guess|if|since|because|when|as|given that|fact that|seems?|clear|like|obviously|of course|today|then) )$/i;
const ground =
  /\b(?:if|since|because|when|given that|considering that|the (?:\w+ )?fact that|as)\s*$/i;
/** The number is what the conclusion is drawn from. */
const conclusion =
  /[,;] ?(?:so|therefore|thus|hence|then|which (?:means|shows|proves))\b|, (?:it|this|that|they|there|we|he|she|the \w+) (?:is|are|must|should|has to|have to|can['’]?t|cannot|ought)\b/i;
const concludes =
  /^\W*(?:so,? (?!i\b|when|if|that)|therefore|thus|hence|this (?:shows|proves|means)|that (?:shows|proves|means)|that['’]?s why|that is why|it must|there must|they can['’]?t|we (?:should|must|need to|have to)|who are we|why not)/i;
/** Wording of what is right and not of what is common. */
const norm =
  /\b(?:should|must|ought|right|wrong|fair|unfair|deserves?|needs? to be|ha(?:s|ve) to be|true|acceptable|unacceptable|not acceptable|equal|crucial|important|bad|worst|best)\b/i;
const further =
  /^\W*(?:but|however|yet|though|although|still|nevertheless|i\b|in my|on my|from my|personally|for example|for instance|because|this is because|according)/i;
const limits =
  /\b(?:although|though|while|whereas|but|however|some|others?|survey|poll|according|not (?:everyone|everybody|all|most))\b|\?["'”’)]*$/i;
const wrongNever =
  /\b(?:so many|millions|that many|all (?:these|those)|most|\d+ ?(?:%|percent)) [^.!?]{0,40}\b(?:can(?:['’]?t|not| not)|couldn['’]?t) (?:all |possibly )*be wrong\b/i;
const copies =
  /(?<!\b(?:hope|wish|want|if|so that|sure|when|who) (?:that )?)\b(?:everyone|everybody|every other \w+|the rest of the world|most (?:countries|nations|places)|all (?:the )?other \w+) (?:else )?(?:is |are |has |have |already |now )*(?:doing|done|does|do) (?:it|this|so|the same)\b|\bother (?:\w+ ){1,2}all do (?:it|this|so)\b/i;

/** 'Most of my friends agree with me': they are counted, and nothing else. */
const withMe = /^ (?:with|about this with) (?:me|us|my|our|this)\b/i;

/** Words of a sentence, with offsets in its text. */
interface Held extends Span {
  /** Whether the verb tells what they hold, not what they wish or do. */
  isOpinion: boolean;
}

/** 'Think about' and 'say hello' tell what people do. */
const only = /^ (?:about|of|to|carefully|twice|hard|hello|yes|no|in)\b/i;
/** Most words between the majority and its verb: 'of the people in this country'. */
const REACH = 8;

/** The majority with the verb of which it is the subject. */
const heldBy = ({ words, tags, start, text }: Sentence, from: number, to: number): Held | null => {
  const first = words.findIndex((word) => word.start - start >= to);
  if (first < 0) return null;
  for (let at = first; at < Math.min(words.length, first + REACH); at++) {
    const word = words[at];
    if (!word) return null;
    const end = word.end - start;
    if (opinion.test(word.lower))
      return only.test(text.slice(end)) ? null : { start: from, end, isOpinion: true };
    if (wish.test(word.lower)) return { start: from, end, isOpinion: false };
    const side = sides.exec(text.slice(word.start - start));
    if (side) return { start: from, end: word.start - start + side[0].length, isOpinion: true };
    if (/^(?:who|that|which|not|never|likely)$/.test(word.lower)) return null;
    if (/^(?:my|our|your|his|her|its|their|us|them|you)$/.test(word.lower)) continue;
    if (
      /^(?:VERB|PRON|SCONJ)$/.test(tags[at] ?? '') ||
      (tags[at] === 'AUX' && !/^(?:would|can|will|could)$/.test(word.lower))
    )
      return null;
  }
  return null;
};

/** What leans on a count of people in the sentence. */
const majorityIn = ({ sentence, text, after }: Passage, { proseWords }: ReadEssay): Span | null => {
  const isShort = proseWords < SHORT;
  for (const found of text.matchAll(many)) {
    const before = text.slice(0, found.index);
    if (!opens.test(before)) continue;
    const held = heldBy(sentence, found.index, found.index + found[0].length);
    if (!held) continue;
    const rest = text.slice(held.end);
    const isGround = ground.test(before);
    const draws = conclusion.test(rest) || concludes.test(after);
    if (isGround && conclusion.test(rest) && norm.test(rest)) return held;
    if (!held.isOpinion) continue;
    if (draws && !isGround) return held;
    if (isGround) continue;
    if (isShort || withMe.test(rest)) return held;
  }
  return null;
};

const findAppeal = (passage: Passage, essay: ReadEssay): Span | null => {
  const { text, after } = passage;
  const bold =
    wrongNever.exec(text) ??
    (limits.test(text) ? null : (decidingNumberIn(text) ?? copies.exec(text)));
  if (bold) return { start: bold.index, end: bold.index + bold[0].length };
  return limits.test(text) || further.test(after) ? null : majorityIn(passage, essay);
};

const remarkOn = (said: string, text: string, at: Span): Remark => {
  const acts = copies.test(said);
  return {
    ruleId: 'appeal-to-majority',
    issueType: 'argument',
    severity: 3,
    at,
    issue: acts
      ? `That others do it (“${said}”) doesn’t show that it is a good thing to do.`
      : `You count people here (“${said}”). How many hold a view doesn’t show that the view is right.`,
    reasoning: choose(text, [
      'A reader who sees it differently isn’t convinced by being outnumbered. Most people have been wrong before.',
      'What these people know about it may convince your reader. That there are many of them won’t.',
    ]),
    fix: acts
      ? 'Leave the others out and say what is good about doing it.'
      : 'Give the reason that these people have. Keep the number only if you can name a survey and if it matters here.',
    hint: choose(
      `${text}h`,
      acts
        ? [
            'What would change if nobody else did it?',
            'How did it work out for those who did it first?',
          ]
        : [
            'What would you say to somebody in the minority?',
            'Why do they think so? That answer may be your reason.',
            'Who asked them, and what exactly was the question?',
          ],
    ),
    confidence: 0.7,
  };
};

const textOf = (sentence: Sentence | undefined, paragraph: number): string =>
  sentence?.paragraph === paragraph ? sentence.text.slice(0, MOST_CHARACTERS) : '';

/** A count of people in the place of a reason (ad populum: Walton 1999, Appeal to Popular Opinion). Severity 3. */
export const appealToMajority: ParagraphDetector = ({ sentences }, essay) =>
  sentences.flatMap((sentence): Remark[] => {
    const text = sentence.text.slice(0, MOST_CHARACTERS);
    const after = textOf(essay.sentences[sentence.index + 1], sentence.paragraph);
    const found = findAppeal({ sentence, text, after }, essay);
    if (!found || weighs.test(text) || weighs.test(after)) return [];
    const at = { start: sentence.start + found.start, end: sentence.start + found.end };
    if (isForeign(essay, at)) return [];
    return [remarkOn(text.slice(found.start, found.end), text, at)];
  });

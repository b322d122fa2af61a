import { thesisCue } from '@argint/text-analysis';
import type { Sentence } from '../essay.ts';

/** A longer sentence also says something of its own. */
const POINTER_WORDS = 12;
/** A sentence with wording of this strength takes a position, whatever else it contains. */
const POSITION = 2;
const listed =
  'reasons?|advantages?|disadvantages?|benefits?|drawbacks?|downsides?|merits|pros|sides?|aspects?|viewpoints?|views|' +
  'points? of view|perspectives?|opinions?|arguments?|consequences?|ways|factors';
const announced = new RegExp(
  String.raw`\b(?:there (?:are|is|exist)|has|have|from|by|poses?|posed|brings?|offers?|provides?) (?:[a-z]+ ){0,3}(?:${listed})\b`,
  'i',
);
const introduced =
  /^let ?(?:us|['’] ?s)\b|\b(?:take|look) .{0,40}\bas an example|\b(?:my own|personal) experience/i;
const grounds = /\b(?:because|since|so)\b/i;

/** Sentences that only announce reasons, two sides or an example (frame markers, Hyland 2005). */
export const pointsAhead = ({ text, words }: Sentence): boolean =>
  words.length <= POINTER_WORDS &&
  (announced.test(text) || introduced.test(text)) &&
  !grounds.test(text) &&
  thesisCue(text).strength < POSITION;

const infers =
  /^(?:therefore|thus|hence|consequently|so|as a result|for (?:this|these|that|such) reasons?|(?:that|this) is (?:the reason|why)|accordingly|in conclusion|to conclude|all in all|clearly|obviously|in short|in this way|to sum up|in sum)\b/i;
/** Words of a story. What happened is not a conclusion. */
const narrates = /\b(?:was|were|had|did|i|my)\b/i;

/** Whether a sentence opens with words that draw a conclusion ('Therefore', 'That is why'). */
export const opensInference = ({ text }: Sentence): boolean => infers.test(text);

/** Whether a sentence reports what happened or what the writer did. */
export const isNarrated = ({ text }: Sentence): boolean => narrates.test(text);

const evaluates =
  /\b(?:should|must|ought|need|important|necessary|better|best|essential|crucial|vital|imperative|beneficial|benefits?|advantages?|disadvantages?|good|bad|worth|harmful|right|wrong|significant)\b/i;

/** Whether a sentence says what is good, bad or to be done, and not only what follows. */
export const evaluatesOrAdvises = ({ text }: Sentence): boolean => evaluates.test(text);

const restates = /\b(?:therefore|thus|hence|consequently|as a result|obviously|clearly)\b/i;
const OPENING = 40;

/** Whether a sentence draws a conclusion in or near its first words. */
export const infersEarly = ({ text }: Sentence): boolean => restates.test(text.slice(0, OPENING));

const sums =
  /^(?:therefore|thus|hence|so|consequently|in (?:light|view) of|taking|to conclude|in conclusion|that is why)\b|\bconclu/i;

/** Whether a sentence sums up what the essay has shown. */
export const sumsUp = ({ text }: Sentence): boolean => sums.test(text);

const wishes =
  /\b(?:should|must|need to|ought|has to|have to|let us|hoped?|recommend\w*|suggest|encourage|imagine|it is (?:high )?time|worth|would be|could be)\b/i;

/** Whether a sentence advises, recommends or hopes. */
export const wishesOrAdvises = ({ text }: Sentence): boolean => wishes.test(text);

const concession =
  /^(?:(?:in conclusion|to conclude|to sum up|finally),? )?(?:admittedly|granted|i (?:would |do |must )?(?:concede|admit)|it is true that)\b|\bof course\b/i;

/** Whether a sentence concedes a point to the other side. */
export const grantsPoint = ({ text }: Sentence): boolean => concession.test(text);

import type { Sentence } from '../../essay-model.ts';
import { isQuestion } from '../question-form.ts';
import { isCited, regionsAt } from '../region-lookup.ts';
import type { EssayText, Speaker } from './unit.ts';

const saying =
  'argue|say|think|believe|claim|feel|object|suggest|maintain|insist|complain|worry|fear|answer|reply|hold|contend|warn|point out|ask|speak of|prefer|want|call|would have|will tell|are against|are for|oppose|defend|see|regard|hope|assume|are convinced';
const verbs = `(?:may |might |would |will |could |can |also |still |often |sometimes |usually |rightly |wrongly |then |even |do |do not |don['’]t )*(?:${saying})s?`;
const people =
  '(?:some|many|most|other|certain|few|several|a number of) (?:of (?:them|us|my \\w+) |people |parents |students |teachers |farmers |residents |voters |politicians |workers |economists |\\w+s )?|others |critics |opponents |sceptics |skeptics |supporters |defenders |advocates |its friends |the other side |the people who [^,.;]{3,60} |people who [^,.;]{3,60} |those who [^,.;]{3,60} |somebody |someone |one |they |who (?:is|are) against it |the objection |the argument |the complaint ';
/** 'Some parents say that …', 'Those who want a ban argue …', 'Somebody can answer that …'. */
const others = new RegExp(
  `(?:^|[,;:(“"] ?|\\b(?:but|yet|and|that|however,?|still,?|also|of course,?|now|so) )(?:${people})${verbs}\\b(?! to\\b)`,
  'i',
);
const impersonal =
  /\bit (?:can|could|may|might|will) (?:also |still |be )*(?:argued|said|objected|claimed|thought|replied)\b|\bit (?:is|has been) (?:often |sometimes |widely |usually |commonly )?(?:argued|said|claimed|objected|feared)\b|\bis (?:often |sometimes |usually |also )?said to\b|\b(?:an?|another|one|the (?:first|second|third|deepest|usual|main|common|best|strongest|obvious|other|real|only)) (?:\w+ )?(?:objections?|worry|worries|criticisms?|complaints?|fear|counter-?arguments?|arguments? against)\b|\bthere is (?:a|another|one more) (?:\w+ )?(?:worry|objection|fear|concern|risk|argument against)\b|\bthe (?:opposite|opposing|other) (?:view|side|camp|opinion)\b|\bsome\w* (?:is|are) (?:also )?afraid\b/i;
const ownVerb =
  /\bI (?:\w+ ){0,2}(?:think|believe|argue|agree|disagree|would|shall|doubt|want|hold|find|grant|concede|share|do not)\b|\bin my (?:opinion|view)\b/i;
const named =
  /\b(?:\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*|the (?:minister|mayor|council|report|department|study|commission|principal|nurse|headmaster|judge|court))(?:,[^,.;]{3,60},)? (?:\w+ly |has |have |also |once )?(?:says?|said|writes?|wrote|written|argues?|argued|reports?|reported|claims?|claimed|told|shows?|showed|found|estimates?d?|points out|suggests?)\b|\baccording to\b/u;
const turns =
  /^(?:but|yet|however|nevertheless|nonetheless|still|even so|that said|on the contrary|in fact|the answer|this (?:view|argument|objection|claim|fear|worry|is (?:not|wrong|true only))|that (?:is right|may be|would be|is true)|i )/i;

/** Whether a sentence reports what people say who are not named and not the writer. */
export const speaksForOthers = (text: string): boolean => {
  const head = text.slice(0, 400);
  if (/^(?:I|In my (?:opinion|view))\b/.test(head) && ownVerb.test(head)) return false;
  return others.test(head) || impersonal.test(head);
};

/** Whether a sentence turns back to the writer's own view. */
export const turnsBack = (text: string): boolean =>
  turns.test(text) || ownVerb.test(text.slice(0, 200));

/** Who speaks in a sentence as a whole. */
export const speakerOf = (sentence: Sentence, model: EssayText): Speaker => {
  if (speaksForOthers(sentence.text)) return 'others';
  const quoted = regionsAt(model, sentence)
    .filter(({ kind }) => kind === 'quotation')
    .reduce((sum, { start, end }) => sum + end - start, 0);
  if (isCited(model, sentence) || named.test(sentence.text.slice(0, 400))) return 'source';
  return quoted * 2 > sentence.end - sentence.start ? 'source' : 'writer';
};

/** Whether a sentence grants a point that is not the writer's: 'It is true that', 'Of course'. */
export const grants = (sentence: Sentence): boolean =>
  !isQuestion(sentence) &&
  /^(?:it is (?:easy to see why|true that|right that)|of course|admittedly|granted|true,|to be sure|no doubt|i (?:concede|grant|admit|know) that|nobody denies|there is something in|this does not mean|it does not follow)\b/i.test(
    sentence.text,
  );

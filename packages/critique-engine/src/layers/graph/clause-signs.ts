import type { Sentence } from '../../essay.ts';
import { isQuestion } from '../question-form.ts';
import { isCited } from '../region-lookup.ts';
import type { EssayText, EvidenceSort } from './unit.ts';

const norm =
  /\b(?:should(?:n['’]t)?|must(?:n['’]t)?|ought|need(?:s)? to|ha(?:s|ve) to|deserves?|is owed|are owed|let us|it is (?:time|right|wrong|fair|unfair|better|worth)|would be (?:right|wrong|better|fair|a mistake|unfair))\b/i;
const pastForm =
  /^(?:was|were|had|did|said|went|came|took|saw|knew|thought|felt|told|made|got|left|found|gave|sat|stood|kept|began|ran|wrote|brought|lost|met|spoke|put|became|drove|fell|rose|grew|drew|broke|chose|led|paid|sent|spent|taught|won|wasn't|weren't|didn't|hadn't|couldn't|joined|used)$/;

/** Whether a word is a verb in a past form. Participles after 'have' and 'be' are not told apart. */
const isPast = (lower: string, tag: string): boolean =>
  pastForm.test(lower) || (tag === 'VERB' && lower.length > 4 && lower.endsWith('ed'));

const finite =
  /^(?:is|are|am|has|have|do|does|can|cannot|will|would|should|must|may|might|could|isn't|aren't|don't|doesn't|can't|won't|shouldn't)$/;

/** How many of the finite verbs are in the past, from 0 to 1. */
export const pastShare = ({ words, tags }: Sentence): number => {
  let past = 0;
  let all = 0;
  words.forEach(({ lower }, i) => {
    const tag = tags[i] ?? '';
    const before = words[i - 1]?.lower ?? '';
    const passive = /^(?:is|are|be|been|being|has|have|can|will|must|should)$/.test(before);
    if (isPast(lower, tag) && !passive) past++;
    else if (!finite.test(lower) && !(tag === 'VERB' && /[^s]s$/.test(lower))) return;
    all++;
  });
  return all ? past / all : 0;
};

/** Whether a sentence says what should be, and does not ask it. */
export const saysNorm = (sentence: Sentence): boolean =>
  !isQuestion(sentence) && norm.test(sentence.text);

const figure =
  /\b\d[\d.,]*\b|\b(?:per cent|percent|half of|a third of|two thirds|a quarter of|dozen|hundreds?|thousands?|million)\b/i;
/** Years, times of the day, ages and grades are numbers, and no figures that show something. */
const dates =
  /\b(?:in|since|until|by|from|before|after|around|during|of|late|early|mid-?) ?(?:1[5-9]|20)\d\d\b(?:s\b)?|\b(?:at|until|till|by|before|after|from) \d{1,2}(?:[.:]\d\d)? ?(?:a\.? ?m\b|p\.? ?m\b|o['’]clock)|\b\d{1,2}(?:[.:]\d\d)? ?(?:a\.? ?m\b|p\.? ?m\b|o['’]clock)|\b(?:at|aged|age|grade|chapter|page|number|covid-?) ?\d{1,3}\b(?! ?(?:%|per))/gi;
const own =
  /\b(?:my|our) (?:\w+ )?(?:brother|sister|mother|father|cousin|friend|friends|neighbour|uncle|aunt|grandmother|grandfather|teacher|class|school|town|village|street|family|parents|son|daughter)\b|\bI (?:was|had|saw|went|did|know a|remember|shared|watched|live|lived|worked|have (?:seen|watched|worked))\b|\bwhen I\b/i;
/** 'Our friends', 'our parents' in the present are those of everybody. */
const everybodys =
  /\bour (?:\w+ )?(?:friends|parents|family|school|town|village|street|teachers?|neighbou?rs?)\b/gi;
const aName =
  /[\p{Ll}\d,;:] (?!I\b|English|Afrikaans|French|African|South\b|Africa\b|European|Internet|God\b|Monday|Friday)\p{Lu}\p{Ll}{2,}/u;
const instance =
  /\b(?:for example|for instance|^such as|in \d{4}|last (?:year|month|week|winter|summer)|(?<=\b(?:I|we|he|she|they) )once|one day|years? ago)\b/i;
const mechanism =
  /\b(?:because|since|so that|by \w+ing|which (?:makes|means|leads|lets|allows)|leads? to|means that|when (?:a|the|they|we|people)\b)/i;

/** What kind of evidence a sentence gives. Null if it gives none. */
export const evidenceOf = (sentence: Sentence, essay: EssayText): EvidenceSort | null => {
  const { text } = sentence;
  if (isCited(essay, sentence) || /\baccording to (?!m[ey]\b|our\b|your\b)/i.test(text))
    return 'cited';
  const recalled = pastShare(sentence) > 0 ? text : text.replace(everybodys, '');
  if (own.test(recalled)) return 'own';
  if (figure.test(text.replace(dates, ''))) return 'figure';
  if (instance.test(text) || (aName.test(text) && pastShare(sentence) > 0)) return 'named';
  return mechanism.test(text) ? 'mechanism' : null;
};

import { COUNTRIES } from '../layers/countries.ts';

/** What sort of single case a text tells. */
export type CaseSort = 'known' | 'famous' | 'country' | 'own';

const people =
  'brother|sister|mother|mom|mum|dad|father|cousin|friend|neighbou?r|uncle|aunt|grandmother|grandfather|grandma|grandpa|granny|roommate|flatmate|classmate|colleague|son|daughter|nephew|niece|boss|coach|husband|wife|boyfriend|girlfriend';
const known = new RegExp(
  `\\b(?:my|our) (?:(?:\\w+ |great-)*?)(?:${people})\\b(?!['’]?s? (?:and|or) )|\\b(?:a|an|one) (?:\\w+ )?(?:${people}|\\w+) (?:of (?:mine|ours|my \\w+)|(?:that |whom? )?I know\\b|(?:in|from|down|on) (?:my|our|the) (?:class|school|street|road|village|town|office|building|family))|\\bI asked (?:one|two|three|four|five|a few|some|my) (?:of )?[^.;,]{2,30}|\\b(?:two|three|four|both|a few) of my (?:\\w+ )?(?:friends|classmates|colleagues|neighbou?rs|cousins|teachers)\\b|\\b(?:one|there (?:is|was) an?) (?:\\w+ )?(?:boy|girl|man|woman|child|student|pupil|player|worker|teacher)\\b`,
  'i',
);
const famous =
  /\b(?:an?|the|one|this|that) (?:very |most )?(?:famous|well[- ]known|celebrated|popular|successful|rich|world[- ]famous) (?!(?:saying|proverb|study|example|case|book|city|place|brand|product|way)\b)[\w-]+(?: [\w-]+)?\b|\b(?:an?|the|one) (?:\w+ )?(?:millionaire|billionaire|movie star|film star|pop star|rock star|world champion)\b/i;
const country = new RegExp(
  `(?:^\\W*|[,;:.] |\\b(?:[Ii]n|[Ll]ike|[Tt]ake|and|but|because|since|as|example,?) )(?:the )?(${COUNTRIES.join('|')})\\b`,
);
const oneself =
  /\b(?:when|once|while|after|since) I (?:was|had|started|lived|worked|went|took|got|began)\b|\b(?:last|one) (?:year|summer|winter|spring|autumn|month|week|time|day),? I\b|\bI (?:\w+ )?(?:one|an?) [^.;]{3,60}\b(?:last|once|ago|and|but)\b|\bI (?:started to|have been \w+ing|bought|tried|had|took|used|joined|failed|passed|lost|won|learned|learnt|grew up|never)\b/;
/** More than one case, or something that was counted. */
const several =
  /\b(?:surveys?|stud(?:y|ies)|polls?|research|measured|counted|per ?cent|hundreds?|thousands?|dozens?|several|many of|most of|others? (?:too|also|as well))\b|\d ?%/i;

/** Nothing was told: 'If one asked my neighbour, …'. */
const supposes = /^\W*(?:if|suppose|imagine|when one|let us say)\b/i;
/** A person by first and last name, or 'even' a name. Streets and towns are named after 'in' or 'the'. */
const named =
  /(?<!\b(?:in|(?<![Ll]ook )at|of|from|the|by|to|near|and|[Aa]n?) )\b\p{Lu}\p{Ll}+ (?!School|Street|Road|Park|City|Day|College)\p{Lu}\p{Ll}+\b(?! (?:University|Schools?|Street|Road|Times|City|Park|Day))|\b[Ee]ven \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\b/u;
/** A famous film is no person. */
const aPerson = /\b(?:he|she|him|her|his|hers|who)\b/i;

/** The single case that a text tells, if it tells one and nothing that was counted. Null otherwise. */
export const caseIn = (text: string): CaseSort | null => {
  if (several.test(text) || supposes.test(text)) return null;
  if (known.test(text)) return 'known';
  if (famous.test(text) && aPerson.test(text)) return 'famous';
  if (country.test(text)) return 'country';
  if (named.test(text) && (aPerson.test(text) || /\b[Ee]ven \p{Lu}|\b[Tt]hey\b/u.test(text)))
    return 'famous';
  return oneself.test(text) ? 'own' : null;
};

/** The country that a text names as its case. Null without one. */
export const countryIn = (text: string): string | null => country.exec(text)?.[1] ?? null;

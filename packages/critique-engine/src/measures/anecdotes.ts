import type { ReadEssay, Paragraph, Sentence } from '../essay.ts';
import { findPhrases } from '../phrase-detector.ts';
import type { PhraseFound } from '../phrase-detector.ts';

const KIN =
  `friend friends brother sister mother father mom mum dad cousin uncle aunt neighbour neighbor teacher classmate
  grandmother grandfather roommate son daughter`.split(/\s+/);
const find = findPhrases([
  ...KIN.flatMap((who) => [`my ${who}`, `a ${who} of mine`, `my best ${who}`, `my own ${who}`]),
  'my own experience',
  'my personal experience',
  'i remember',
  'i know someone',
  'i once',
  'in my experience',
]);

/** Next to this many reasons, a story is an illustration and not a proof. */
const ENOUGH = 2;
const ofOneself = /\b(?:i|me|my|mine|he|she|him|her|his)\b/i;
const isGeneralReason = ({ role, text }: Sentence): boolean =>
  role === 'premise' && !ofOneself.test(text);

/** One acquaintance or memory in the place of a reason; at most one a paragraph. It does not count as evidence. */
export const anecdoteIn = (paragraph: Paragraph, essay: ReadEssay): PhraseFound[] =>
  paragraph.sentences.filter(isGeneralReason).length >= ENOUGH
    ? []
    : find(paragraph, essay)
        .filter(({ sentence }) => sentence.role !== 'none')
        .slice(0, 1);

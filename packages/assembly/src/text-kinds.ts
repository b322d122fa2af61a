import type { TextKind, TextKindReading } from '@argint/contracts';

/** Below this certainty a reader says that it is unsure and keeps to language. */
export const SURE_FROM = 0.5;

/** A kind of text as it is named to the student. */
export const KIND_NAMES: Readonly<Record<TextKind, string>> = {
  argument: 'an argument',
  report: 'a report',
  legal: 'a legal answer',
  review: 'a literature review',
  narrative: 'a story',
  reflection: 'a reflection',
  letter: 'a letter',
  other: 'a text of another kind',
};

/** The kind that a text is treated as: `other` where the reader is not sure. */
export const effectiveKind = ({ kind, certainty }: TextKindReading): TextKind =>
  certainty < SURE_FROM ? 'other' : kind;

/** Whether a text of this kind has an introduction, a body and a conclusion to judge. */
export const hasEssayShape = (reading: TextKindReading): boolean =>
  ['argument', 'report', 'legal', 'review'].includes(effectiveKind(reading));

/** Whether a reader of this text looks for the position first, and for the views of others. */
export const isEssay = (reading: TextKindReading): boolean => effectiveKind(reading) === 'argument';

/** As what a text that is no argument is read, in words for the student. */
export const readAs = ({ kind, certainty }: TextKindReading): string =>
  certainty < SURE_FROM
    ? `We are not sure what kind of text this is (most likely ${KIND_NAMES[kind]}), so we only comment on its language.`
    : `This reads as ${KIND_NAMES[kind]}, so it is not judged as an argument.`;

/** Why a text that is no argument is not judged as one, and what to do if it is one. */
export const notAnArgument = (reading: TextKindReading): string =>
  `${readAs(reading)} If it is an argument, choose “argument” as its kind and start again.`;

import type { TextKind } from '@argint/contracts';
import type { CritiqueDraft } from '../critique-draft.ts';
import type { KindReading } from '../essay-model.ts';

/** Below this certainty the engine says that it is unsure and keeps to language. */
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

const list = (rules: string): ReadonlySet<string> => new Set(rules.split(/\s+/));

/** Rules about the list of references, which mean the same in every academic text. */
const SOURCES = 'citation-not-listed entry-not-cited reference-list-missing unnamed-authority';

/** The rules about thinking that may speak in each kind; in an argument all of them may. */
const THINKING: Readonly<Record<Exclude<TextKind, 'argument'>, ReadonlySet<string>>> = {
  report: list(`${SOURCES} result-proved`),
  // A case citation carries its reference, so that no list is missing.
  legal: list('unnamed-authority'),
  review: list(`${SOURCES} result-proved`),
  narrative: list(''),
  reflection: list(''),
  letter: list(''),
  other: list(''),
};

const ESSAY_STYLE =
  'informal-register hidden-actor early-conclusion repeated-opening endless-paragraph';

/** The rules about style that hold for essays only, and so keep silent in a kind. */
const SILENT_STYLE: Readonly<Record<TextKind, ReadonlySet<string>>> = {
  argument: list(''),
  report: list('hidden-actor repeated-opening'),
  legal: list('hidden-actor'),
  review: list(''),
  narrative: list(`${ESSAY_STYLE} stacked-hedges`),
  reflection: list(ESSAY_STYLE),
  letter: list(ESSAY_STYLE),
  other: list(ESSAY_STYLE),
};

const effectiveKind = ({ kind, certainty }: KindReading): TextKind =>
  certainty < SURE_FROM ? 'other' : kind;

/** Whether a critique belongs to this kind of text. Grammar belongs to every kind. */
export const maySpeak = (
  reading: KindReading,
  { rule, issueType }: Pick<CritiqueDraft, 'rule' | 'issueType'>,
): boolean => {
  const kind = effectiveKind(reading);
  if (issueType === 'grammar') return true;
  if (issueType === 'style') return !SILENT_STYLE[kind].has(rule);
  return kind === 'argument' || THINKING[kind].has(rule);
};

/** Whether a text of this kind has an introduction, a body and a conclusion to judge. */
export const hasEssayShape = (reading: KindReading): boolean =>
  ['argument', 'report', 'legal', 'review', 'reflection'].includes(effectiveKind(reading));

/** Why a text is not judged as an argument, in words for the student. Null if it is. */
export const whyNoArgument = (reading: KindReading): string | null => {
  if (effectiveKind(reading) === 'argument') return null;
  const correct = 'If it is an argument, choose “argument” as its kind and start again.';
  return reading.certainty < SURE_FROM
    ? `We are not sure what kind of text this is (most likely ${KIND_NAMES[reading.kind]}), so we only comment on its language. ${correct}`
    : `This reads as ${KIND_NAMES[reading.kind]}, so it is not judged as an argument. ${correct}`;
};

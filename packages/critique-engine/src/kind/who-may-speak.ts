import type { TextKind } from '@argint/contracts';
import { effectiveKind, notAnArgument } from '@argint/assembly';
import type { Remark } from '../detector.ts';
import type { KindReading } from '../essay.ts';

const list = (rules: string): ReadonlySet<string> => new Set(rules.split(/\s+/));

/** Rules about the list of references, which mean the same in every academic text. */
const SOURCES = 'citation-not-listed entry-not-cited reference-list-missing';

/** The rules about thinking and sources that may speak in each kind; in an argument all of them may. */
const THINKING: Readonly<Record<Exclude<TextKind, 'argument'>, ReadonlySet<string>>> = {
  report: list(SOURCES),
  // A case citation carries its reference, so that no list is missing.
  legal: list(''),
  review: list(SOURCES),
  narrative: list(''),
  reflection: list(''),
  letter: list(''),
  other: list(''),
};

const ESSAY_STYLE = 'repeated-opening endless-paragraph one-sentence-paragraph';

/** The rules about style that hold for essays only, and so keep silent in a kind. */
const SILENT_STYLE: Readonly<Record<TextKind, ReadonlySet<string>>> = {
  argument: list(''),
  report: list('repeated-opening one-sentence-paragraph'),
  legal: list('one-sentence-paragraph'),
  review: list('one-sentence-paragraph'),
  narrative: list(ESSAY_STYLE),
  reflection: list(ESSAY_STYLE),
  letter: list(ESSAY_STYLE),
  other: list(ESSAY_STYLE),
};

/** Whether a critique belongs to this kind of text. Grammar belongs to every kind. */
export const maySpeak = (
  reading: KindReading,
  { ruleId, issueType }: Pick<Remark, 'ruleId' | 'issueType'>,
): boolean => {
  const kind = effectiveKind(reading);
  if (issueType === 'grammar') return true;
  if (issueType === 'style') return !SILENT_STYLE[kind].has(ruleId);
  return kind === 'argument' || THINKING[kind].has(ruleId);
};

/** Why a text is not judged as an argument, in words for the student. Null if it is. */
export const whyNoArgument = (reading: KindReading): string | null =>
  effectiveKind(reading) === 'argument' ? null : notAnArgument(reading);

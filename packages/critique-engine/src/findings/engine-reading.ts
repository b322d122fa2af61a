import type { Position, Reading } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import { KIND_NAMES, SURE_FROM } from '@argint/assembly';
import { phraseOf } from '../argument/phrase-of.ts';
import type { ReadEssay } from '../essay.ts';
import { asksNoPosition } from '../layers/question-layer.ts';
import { kindStrengths } from './kind-strengths.ts';
import { outlineOf } from './outline.ts';
import { findStrengths } from './strengths.ts';

/** Most words of a position that are quoted. */
const MOST_POSITION_WORDS = 40;

const positionOf = ({ thesis, lines, original, placeOf }: ReadEssay): Position | null => {
  if (!thesis) return null;
  const { start, end } = placeOf(thesis);
  return {
    start,
    end,
    lineNumber: lines.lineAt(start),
    quote: original.slice(start, end),
    isStated: thesis.stated,
    ...(thesis.stated && thesis.view !== null ? { view: thesis.view } : {}),
  };
};

/** What the engine takes the text for, and where it found the position. It asks, because it may be wrong. */
const understood = (essay: ReadEssay, position: Position | null): string | null => {
  const { kind, unjudgeable, unarguable } = essay;
  if (unjudgeable !== null) return null;
  if (unarguable !== null)
    return kind.certainty < SURE_FROM
      ? `We can’t tell what kind of text this is; it is most like ${KIND_NAMES[kind.kind]}. So we look at its language only.`
      : `We read this as ${KIND_NAMES[kind.kind]} and don’t judge it as an argument.`;
  if (!position?.isStated || !essay.thesis)
    return asksNoPosition(essay.question)
      ? null
      : 'We found no sentence that says outright what you think.';
  const said = phraseOf(essay.text, essay.thesis, MOST_POSITION_WORDS);
  const where = `line ${position.lineNumber}`;
  if (said === null) return `We take the sentence in ${where} for your position.`;
  // The words are those of others, and another sentence says that the writer shares them.
  const { pointer } = essay.thesis;
  return pointer === null
    ? `We take this for your position: ${said} (${where}).`
    : `In line ${essay.lines.lineAt(essay.placeOf(pointer).start)} you take a side, and we take this for it: ${said} (${where}).`;
};

/**
 * How the engine reads an essay: what kind of text it is, where its position stands, the outline, and what its form
 * does well. Of what the essay argues it says no more; that needs a reader who understands it.
 */
export const engineReading = (essay: ReadEssay): Reading => {
  const { kind, certainty } = essay.kind;
  const isArgument = essay.unarguable === null;
  const position = isArgument ? positionOf(essay) : null;
  const why = essay.unarguable ?? 'No argument was found to outline.';
  const outline = isArgument ? outlineOf(essay) : null;
  const inOriginal = <T extends Span>(part: T): T => ({ ...part, ...essay.placeOf(part) });
  return {
    by: 'engine',
    textKind: { kind, certainty },
    understood: understood(essay, position),
    position,
    answersQuestion: null,
    outline: outline && { ...outline, units: outline.units.map(inOriginal) },
    strengths: (isArgument ? findStrengths(essay) : kindStrengths(essay)).map(inOriginal),
    refinedTheses: [],
    openings: [],
    questions: [],
    assumptions: [],
    further: { opportunities: [], caveats: [], syntheses: [] },
    authors: [],
    absentVoices: [],
    field: { comparison: null, habits: [], frameworks: [] },
    emptyReasons: outline ? {} : { outline: why },
  };
};

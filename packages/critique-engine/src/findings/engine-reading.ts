import type { Position, Reading } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import { KIND_NAMES, SURE_FROM } from '@argint/assembly';
import { phraseOf } from '../argument/phrase-of.ts';
import type { EssayModel } from '../essay-model.ts';
import { kindStrengths } from './kind-strengths.ts';
import { outlineOf } from './outline.ts';
import { findStrengths } from './strengths.ts';

/** Most words of a position that are quoted. */
const MOST_POSITION_WORDS = 40;

const positionOf = ({ thesis, lines, original, placeOf }: EssayModel): Position | null => {
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
const understood = (model: EssayModel, position: Position | null): string | null => {
  const { kind, unjudgeable, unarguable } = model;
  if (unjudgeable !== null) return null;
  if (unarguable !== null)
    return kind.certainty < SURE_FROM
      ? `We can’t tell what kind of text this is; it is most like ${KIND_NAMES[kind.kind]}. So we look at its language only.`
      : `We read this as ${KIND_NAMES[kind.kind]} and don’t judge it as an argument.`;
  if (!position || !model.thesis) return 'We found no sentence that says outright what you think.';
  const said = phraseOf(model.text, model.thesis, MOST_POSITION_WORDS);
  const where = `line ${position.lineNumber}`;
  if (!position.isStated)
    return said === null
      ? `We found no sentence that says outright what you think; ${where} comes nearest.`
      : `We found no sentence that says outright what you think; ${said} (${where}) comes nearest.`;
  return said === null
    ? `We take the sentence in ${where} for your position.`
    : `We take this for your position: ${said} (${where}).`;
};

/**
 * How the engine reads an essay: what kind of text it is, where its position stands, the outline, and what its form
 * does well. Of what the essay argues it says no more; that needs a reader who understands it.
 */
export const engineReading = (model: EssayModel): Reading => {
  const { kind, certainty } = model.kind;
  const isArgument = model.unarguable === null;
  const position = isArgument ? positionOf(model) : null;
  const why = model.unarguable ?? 'No argument was found to outline.';
  const outline = isArgument ? outlineOf(model) : null;
  const inOriginal = <T extends Span>(part: T): T => ({ ...part, ...model.placeOf(part) });
  return {
    by: 'engine',
    textKind: { kind, certainty },
    understood: understood(model, position),
    position,
    answersQuestion: null,
    outline: outline && { ...outline, units: outline.units.map(inOriginal) },
    strengths: (isArgument ? findStrengths(model) : kindStrengths(model)).map(inOriginal),
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

import type { CriticalThinkingLevel, LineCritique } from '@argint/contracts';
import { assembleRemarks, countedScore, countPlaces, thinkingPoints } from '@argint/assembly';
import { criticalThinkingLevel, linesOf, type Span } from '@argint/text-analysis';
import type { ReadEssay, EssayPart } from '../essay.ts';
import { findRemarks } from '../findings/find-all.ts';
import { rememberParagraphs } from '../layers/sentence-source.ts';
import { argumentMeasure } from '../measures/argument-measure.ts';
import { thinkingSigns } from '../measures/thinking-signs.ts';
import { readEssay } from '../read-essay.ts';
import type { Dictionary } from '../spelling/dictionary.ts';
import { wordByWord } from './word-by-word.ts';

/** Where a text states its position. */
export interface LivePosition extends Span {
  /** Counts from 1. */
  lineNumber: number;
  part: EssayPart;
}

/** What the engine says about a text while it is being written. */
export interface LiveEssayReading {
  /**
   * What a 'simple' analysis without grammar checker would find, one of them marked `fixFirst` at most. Each misspelt word
   * has a remark of its own.
   */
  critiques: LineCritique[];
  /** How many further critiques matter less and are left out. */
  leftOut: number;
  /** As the result would count them: its remarks, and their places. */
  found: { issues: number; places: number };
  /** As in `clientAnalysis` of a result; null where the text cannot be judged. */
  criticalThinking: { overallScore: number; level: CriticalThinkingLevel } | null;
  /** The sentence that a result would take for the writer's position; null where none states one. */
  position: LivePosition | null;
  /** Whether spelling was looked at, which needs the dictionary. */
  spellingChecked: boolean;
  /** Why there are no critiques; null if the text can be read. */
  unreadable: string | null;
  /** Why there is no judgement of the essay as a whole yet; null if there is. */
  unjudgeable: string | null;
}

const thinkingOf = (essay: ReadEssay): LiveEssayReading['criticalThinking'] => {
  if (essay.unarguable) return null;
  const argument = countedScore(argumentMeasure(essay)).value ?? 0;
  const overallScore = thinkingPoints(argument, thinkingSigns(essay));
  return { overallScore, level: criticalThinkingLevel(overallScore) };
};

const positionOf = (essay: ReadEssay): LivePosition | null => {
  const { thesis, unarguable, original, placeOf } = essay;
  if (!thesis?.stated || unarguable) return null;
  const place = placeOf(thesis);
  return {
    ...place,
    lineNumber: linesOf(original).lineAt(place.start),
    part: thesis.sentence.part,
  };
};

/** Reads one version of the essay after the other; its spelling too once there is a dictionary. */
export type LiveReader = (
  text: string,
  question: string | null,
  dictionary?: Dictionary | null,
) => LiveEssayReading;

/**
 * A reader for the browser, without grammar checker. It tags the words of a paragraph, and searches
 * its sentences with the grammar rules, only if the paragraph was not in the version before. What looks at the essay
 * as a whole is read anew. So a text always gives the same reading, whatever was read before.
 */
export const createLiveReader = (): LiveReader => {
  const paragraphs = rememberParagraphs();
  return (text, question, dictionary = null) => {
    paragraphs.begin();
    const essay = readEssay(text, question, { paragraphReader: paragraphs.read, dictionary });
    const { critiques, early } = findRemarks(essay);
    const { critiques: remarks, leftOut } = assembleRemarks(
      [{ kind: 'engine', critiques, early }],
      text,
    );
    return {
      critiques: wordByWord(remarks, critiques),
      leftOut,
      found: {
        issues: remarks.length,
        places: remarks.reduce((all, remark) => all + countPlaces(remark), 0),
      },
      criticalThinking: thinkingOf(essay),
      position: positionOf(essay),
      spellingChecked: dictionary !== null,
      unreadable: essay.unreadable,
      unjudgeable: essay.unjudgeable,
    };
  };
};

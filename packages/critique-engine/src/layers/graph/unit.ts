import type { Span } from '@argint/text-analysis';
import type { ReadEssay, Sentence } from '../../essay.ts';
import type { Connective } from './connectives.ts';

/** What is known of an essay before its argument is read. */
export type EssayText = Pick<ReadEssay, 'text' | 'regions'>;

/** Who says a clause: the writer, somebody who is named, or others without a name. */
export type Speaker = 'writer' | 'source' | 'others';

/** Where a clause stands towards the thesis. */
export type Side = 'for' | 'against' | 'neutral';

/** What a clause does in the argument. */
export type UnitKind =
  | 'thesis'
  | 'claim'
  | 'reason'
  | 'evidence'
  | 'objection'
  | 'answer'
  | 'background'
  | 'conclusion'
  | 'aside';

/** What a piece of evidence is: a cited source, a number, a named case, the writer's own life, or how something works. */
export type EvidenceSort = 'cited' | 'figure' | 'named' | 'own' | 'mechanism';

/** One clause of the essay. */
export interface Unit extends Span {
  /** Position among all units. */
  index: number;
  sentence: Sentence;
  connective: Connective | null;
  /** Whether another clause of its sentence is the main one. */
  isSubordinate: boolean;
  speaker: Speaker;
  side: Side;
  kind: UnitKind;
  evidence: EvidenceSort | null;
  /** Stems of its content words. */
  terms: readonly string[];
}

export type EdgeKind = 'supports' | 'opposes' | 'answers' | 'restates' | 'exemplifies';

/** A link from one unit to another, by their indexes. */
export interface Edge {
  from: number;
  to: number;
  kind: EdgeKind;
  /** From 0 to 1: how likely the link is. */
  weight: number;
}

/** An essay as clauses and the links between them. */
export interface ArgumentGraph {
  units: readonly Unit[];
  edges: readonly Edge[];
}

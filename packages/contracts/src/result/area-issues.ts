import type { IssueType } from './line-critique.ts';
import type { Area } from './measures.ts';

/** The types of critiques that lower each criterion. */
export const AREA_ISSUES: Readonly<Record<Area, readonly IssueType[]>> = {
  relevance: ['relevance'],
  thesis: ['thesis'],
  argument: ['argument'],
  structure: [],
  sources: ['source'],
  language: ['grammar', 'style'],
};

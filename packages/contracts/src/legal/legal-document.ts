import type { ReadingModel } from '../http/capabilities.ts';

/** A paragraph, or a list of points. */
export type LegalBlock = string | readonly string[];

/** A numbered section of a legal document. */
export interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

/** One legal document as data, so that the page and the API show the same words. */
export interface LegalDocument {
  title: string;
  /** Raised with each change of the wording. */
  version: string;
  /** The day from which this version counts, ISO 8601. */
  effective: string;
  /** What the document says, in two or three sentences. */
  summary: string;
  sections: readonly LegalSection[];
}

/** What the wording depends on: how this server is set up. The fields are those of /api/capabilities. */
export interface LegalFacts {
  /** The language model that reads along; null without one. */
  model: ReadingModel | null;
  payments: 'demo' | 'payfast';
  mail: 'file' | 'smtp';
  supportEmail: string;
}

/** Version of all three documents. Accounts record the version they agreed to. */
export const LEGAL_VERSION = '1.2';
/** The day from which that version counts. */
export const LEGAL_EFFECTIVE = '2026-11-27';

/** Stands on each document: nobody but the owner can answer for its wording. */
export const LAWYER_NOTE =
  'Note for the owner of this service: a South African lawyer must read this document, and you must fill in your own details, before you offer the service to the public.';

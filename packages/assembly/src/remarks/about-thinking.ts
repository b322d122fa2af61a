import { isAboutLanguage, type LineCritique } from '@argint/contracts';

/** Remarks on sources that compare the text with its list of references, which needs no understanding. */
const FORM_OF_SOURCES: ReadonlySet<string> = new Set([
  'citation-not-listed',
  'entry-not-cited',
  'reference-list-missing',
]);

/** From this severity on a fault in the reasoning has to be mended before anything else. */
const GRAVE_FROM = 4;

/** Whether a remark says that a step which the argument rests on does not hold. */
export const isGrave = (remark: Pick<LineCritique, 'issueType' | 'ruleId' | 'severity'>): boolean =>
  remark.severity >= GRAVE_FROM && isAboutThinking(remark);

/**
 * Whether a remark judges what the essay argues: its answer to the question, its position, its reasons, or whether a
 * statement needs a source. Language and the form of the list of references are not part of what a reading judges.
 */
export const isAboutThinking = (remark: Pick<LineCritique, 'issueType' | 'ruleId'>): boolean =>
  !isAboutLanguage(remark) && !FORM_OF_SOURCES.has(remark.ruleId);

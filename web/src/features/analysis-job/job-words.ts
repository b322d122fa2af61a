import { paragraphsOf } from '@argint/text-analysis';
import { WAITING_AFTER_MS } from '../../config/timings.ts';
import { isRunning } from './job-slice.ts';
import type { JobState } from './job-slice.ts';
import { plural, t, translateKnown } from '../../lib/i18n/text.ts';
import { critiqueCount, issuesFound } from '../../lib/format/counts.ts';

/** The status message of a job (D1 §2, §4). */
export const jobWords = ({ phase, status, stage, error }: JobState): string => {
  if (phase === 'checking') return t('Checking your access...');
  if (phase === 'starting') return t('Starting robust long-running analysis...');
  if (status === 'queued') return t('Your essay is in the queue');
  if (status === 'processing') return t('Processing: {{stage}}', { stage: translateKnown(stage) });
  if (status === 'completed') return t('Analysis Complete - Results Ready');
  if (status === 'failed') return translateKnown(error ?? t('Analysis failed'));
  return status === 'cancelled' ? t('Analysis Cancelled') : '';
};

/** How many paragraphs a text has, in words: 'your paragraph', 'your 9 paragraphs'. */
export const paragraphWords = (text: string): string => {
  return plural(paragraphsOf(text).length, 'your paragraph', 'your {{count}} paragraphs');
};

/** Progress from which the tasks run, and from which their findings are put together. */
const READING = 20;
const GATHERING = 80;

/** Whether the first task of a job has not ended yet: nothing of the essay has been read, as far as is known. */
export const isUnread = ({ status, progress, critiques }: JobState): boolean =>
  (status === 'queued' || status === 'processing') && progress < READING && critiques.length === 0;

/** That nothing reads the essay, where that is so `elapsedMs` after the start; else null. */
export const waitingWords = (job: JobState, elapsedMs: number): string | null =>
  isUnread(job) && job.reachable && elapsedMs >= WAITING_AFTER_MS
    ? t(
        'Nothing is reading your essay at the moment. It waits and is not lost; the reading begins by itself.',
      )
    : null;

/**
 * What the bar says about a job, in a reader's words. Tasks run side by side, so nobody knows which
 * paragraph is being read; how many critiques there are is known.
 *
 * @param paragraphs what `paragraphWords` says of the essay
 * @param elapsedMs since the start
 */
export const readerWords = (job: JobState, paragraphs: string, elapsedMs: number): string => {
  const { phase, status, progress, critiques } = job;
  const waiting = waitingWords(job, elapsedMs);
  if (isRunning(job) && !job.reachable) {
    return t('Connection lost. Your analysis goes on; trying again …');
  }
  if (phase === 'finding') return t('Looking for your analysis …');
  if (phase === 'checking' || status === 'completed' || status === 'failed') return jobWords(job);
  if (phase === 'starting') return t('Sending your essay …');
  if (status === 'cancelled') return t('This analysis was cancelled');
  if (waiting !== null) return waiting;
  if (status === 'queued') return t('Your essay is waiting for its turn');
  if (progress >= GATHERING) return t('Putting your critiques in order');
  if (isUnread(job)) return t('Getting ready to read {{paragraphs}}', { paragraphs });
  if (critiques.length === 0) return t('Reading {{paragraphs}}', { paragraphs });
  return plural(
    critiques.length,
    'Reading {{paragraphs}}, {{count}} critique so far',
    'Reading {{paragraphs}}, {{count}} critiques so far',
    { paragraphs },
  );
};

/** '7 issues found so far': how many critiques an analysis without a result has shown. */
export const critiquesSoFar = ({ status, critiques }: JobState): string => {
  const found = critiques.length === 0 ? t('No issues found') : issuesFound(critiques.length);
  if (status === 'failed') return t('{{found}} before the analysis failed', { found });
  if (status === 'cancelled') return t('{{found}} before the analysis was cancelled', { found });
  return t('{{found}} so far', { found });
};

/**
 * Why the result has fewer critiques than the student has already seen; null when it has as many.
 * The reasons are those of selectCritiques in the critique engine.
 */
export const fewerCritiquesNote = ({ shownBefore, result }: JobState): string | null => {
  const kept = result?.lineCritiques.length ?? 0;
  const gone = shownBefore - kept;
  if (!result || gone <= 0) return null;
  return plural(
    gone,
    'While we were reading you saw {{before}}; the result keeps {{kept}}. The other one repeated these or mattered less.',
    'While we were reading you saw {{before}}; the result keeps {{kept}}. The other {{count}} repeated these or mattered less.',
    { before: critiqueCount(shownBefore), kept },
  );
};

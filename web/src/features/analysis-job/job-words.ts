import { paragraphsOf } from '@argint/text-analysis';
import { formatCount } from '../../lib/format/format-number.ts';
import type { PushState } from '../../realtime/analysis-watch.ts';
import { isRunning } from './job-slice.ts';
import type { JobState } from './job-slice.ts';

/** The status message of a job (D1 §2, §4). */
export const jobWords = ({ phase, status, stage, error }: JobState): string => {
  if (phase === 'checking') return 'Checking your access...';
  if (phase === 'starting') return 'Starting robust long-running analysis...';
  if (status === 'queued') return 'Your essay is in the queue';
  if (status === 'processing') return `Processing: ${stage}`;
  if (status === 'completed') return 'Analysis Complete - Results Ready';
  if (status === 'failed') return error ?? 'Analysis failed';
  return status === 'cancelled' ? 'Analysis Cancelled' : '';
};

const CONNECTION_WORDS: Readonly<Record<PushState, string>> = {
  disconnected: 'Disconnected',
  connecting: 'Connecting',
  connected: 'Connected',
  error: 'Error',
};

/** The state of the push connection. A socket may seem connected for long after the network has gone. */
export const connectionWords = ({ connection, reachable }: JobState): string =>
  CONNECTION_WORDS[connection === 'connected' && !reachable ? 'disconnected' : connection];

/** How many paragraphs a text has, in words: 'your paragraph', 'your 9 paragraphs'. */
export const paragraphWords = (text: string): string => {
  const count = paragraphsOf(text).length;
  return count === 1 ? 'your paragraph' : `your ${count} paragraphs`;
};

/** Progress from which the tasks run, and from which their findings are put together. */
const READING = 20;
const GATHERING = 80;

/**
 * What the bar says about a job, in a reader's words. Tasks run side by side, so nobody knows which
 * paragraph is being read; how many critiques there are is known.
 *
 * @param paragraphs what `paragraphWords` says of the essay
 */
export const readerWords = (job: JobState, paragraphs: string): string => {
  const { phase, status, progress, critiques } = job;
  if (isRunning(job) && !job.reachable) {
    return 'Connection lost. Your analysis goes on; trying again …';
  }
  if (phase === 'finding') return 'Looking for your analysis …';
  if (phase === 'checking' || status === 'completed' || status === 'failed') return jobWords(job);
  if (phase === 'starting') return 'Sending your essay …';
  if (status === 'cancelled') return 'This analysis was cancelled';
  if (status === 'queued') return 'Your essay is waiting for its turn';
  if (progress >= GATHERING) return 'Putting your critiques in order';
  if (progress < READING && critiques.length === 0) return `Getting ready to read ${paragraphs}`;
  const found =
    critiques.length === 0 ? '' : `, ${formatCount(critiques.length, 'critique')} so far`;
  return `Reading ${paragraphs}${found}`;
};

/** '7 issues found so far': how many critiques an analysis without a result has shown. */
export const critiquesSoFar = ({ status, critiques }: JobState): string => {
  const found = critiques.length === 0 ? 'No issues' : formatCount(critiques.length, 'issue');
  if (status === 'failed') return `${found} found before the analysis failed`;
  if (status === 'cancelled') return `${found} found before the analysis was cancelled`;
  return `${found} found so far`;
};

/**
 * Why the result has fewer critiques than the student has already seen; null when it has as many.
 * The reasons are those of selectCritiques in the critique engine.
 */
export const fewerCritiquesNote = ({ shownBefore, result }: JobState): string | null => {
  const kept = result?.lineCritiques.length ?? 0;
  const gone = shownBefore - kept;
  if (!result || gone <= 0) return null;
  return (
    `While we were reading you saw ${formatCount(shownBefore, 'critique')}; the result keeps ${kept}. ` +
    `The other ${gone === 1 ? 'one' : gone} overlapped with these, repeated the same advice, ` +
    'or mattered less for an essay of this length.'
  );
};

import type { AnalysisType, Capabilities } from '@argint/contracts';
import { ESTIMATE_CLASSES_CHARS } from '@argint/contracts/limits';
import { plural, t } from '../../lib/i18n/text.ts';

/** Used where a model reads along and nothing of this length has been analysed here yet (D1 §9). */
const DEFAULT_SECONDS = 300;

/** '10 seconds', '2 minutes'. */
const durationWords = (seconds: number): string =>
  seconds < 60
    ? plural(seconds, '{{count}} second', '{{count}} seconds')
    : plural(Math.ceil(seconds / 60), '{{count}} minute', '{{count}} minutes');

/**
 * 'about 10 seconds', from this server's recent analyses of texts of this length; null where it
 * has none and promises nothing.
 */
export const estimateWords = (
  capabilities: Pick<Capabilities, 'estimates' | 'model'> | undefined,
  chars: number,
  type: AnalysisType,
): string | null => {
  if (!capabilities) return null;
  const maxChars = ESTIMATE_CLASSES_CHARS.find((most) => chars <= most);
  const kind = type === 'simple' ? 'simple' : 'hybrid';
  const known = capabilities.estimates.find(
    (each) => each.analysisType === kind && each.maxChars === maxChars,
  );
  const seconds = known?.seconds ?? (capabilities.model ? DEFAULT_SECONDS : null);
  return seconds === null ? null : t('about {{time}}', { time: durationWords(seconds) });
};

import type { AnalysisResult } from '@argint/contracts';
import { RemarksNote } from '../../lib/i18n/remarks-note.tsx';
import { useText } from '../../lib/i18n/text.ts';

/** The comment under an essay, or why there is no verdict. Nothing for results made before there were comments. */
export function ResultComment({ result }: { result: AnalysisResult }) {
  const t = useText();
  const { overallVerdict, emptyReasons } = result;
  const words = overallVerdict ? overallVerdict.comment : emptyReasons['overallVerdict'];
  if (!words) return null;
  return (
    <section className="result__comment" aria-labelledby="comment-title">
      <h2 id="comment-title">{t('Comment on your essay')}</h2>
      <p lang="en">{words}</p>
      <RemarksNote />
    </section>
  );
}

import type { AnalysisResult } from '@argint/contracts';
import { useState } from 'react';
import { RemarksNote } from '../../lib/i18n/remarks-note.tsx';
import { useText } from '../../lib/i18n/text.ts';

/** Characters that have room in the lines shown at first. */
const FITS_PHONE = 140;
const FITS_DESK = 300;

/** The comment under an essay, or why there is no verdict. Nothing for results made before there were comments. */
export function ResultComment({ result }: { result: AnalysisResult }) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const { overallVerdict, emptyReasons } = result;
  const words = overallVerdict ? overallVerdict.comment : emptyReasons['overallVerdict'];
  if (!words) return null;
  const folded = !isWhole && words.length > FITS_PHONE;
  const fold = words.length > FITS_DESK ? 'long' : 'short';
  return (
    <section
      className="result__comment"
      data-folded={folded ? fold : undefined}
      aria-labelledby="comment-title"
    >
      <div className="result__comment-head">
        <h2 id="comment-title">{t('Comment on your essay')}</h2>
        {folded && (
          <button type="button" className="text-button" onClick={() => setWhole(true)}>
            {t('Read all of it')}
          </button>
        )}
      </div>
      <p lang="en">{words}</p>
      <RemarksNote />
    </section>
  );
}

import { useState } from 'react';
import { SeverityBadge } from '../../components/severity-badge.tsx';
import '../../components/marks.css';
import { SEVERITY_LOOK } from '../../config/severity-look.ts';
import { sampleRemarks, sampleSentence } from '../../content/hero.ts';
import type { SampleRemark } from '../../content/hero.ts';

/** A real critique of a real sentence: three marks to click, hint before fix. */
export function SampleCard() {
  const [remark, setRemark] = useState<SampleRemark>(sampleRemarks[1] as SampleRemark);
  const [fixShown, setFixShown] = useState(false);
  const choose = (next: SampleRemark): void => {
    setRemark(next);
    setFixShown(false);
  };
  let at = 0;
  const pieces = sampleRemarks.flatMap((item) => {
    const start = sampleSentence.indexOf(item.quote);
    const before = sampleSentence.slice(at, start);
    at = start + item.quote.length;
    const active = item.id === remark.id;
    return [
      before,
      // Not a <button>: those cannot break over two lines as words do.
      <mark
        key={item.id}
        role="button"
        tabIndex={0}
        className={`mark ${SEVERITY_LOOK[item.severity].className}${active ? ' mark--active' : ''}`}
        aria-pressed={active}
        onClick={() => choose(item)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          choose(item);
        }}
      >
        {item.quote}
      </mark>,
    ];
  });
  return (
    <div className="sample" aria-label="A sample critique" role="group">
      <p className="sample__text">
        “{pieces}
        {sampleSentence.slice(at)}”
      </p>
      <div className="sample__remark" aria-live="polite">
        <SeverityBadge severity={remark.severity} about={[remark.type, remark.kind]} />
        <h2>{remark.issue}</h2>
        <p>
          {remark.why} <strong>Ask yourself:</strong> {remark.hint}
        </p>
        {fixShown ? (
          <p className="sample__fix">
            <strong>Fix:</strong> {remark.fix}
          </p>
        ) : (
          <button type="button" className="text-button" onClick={() => setFixShown(true)}>
            Show the fix <span aria-hidden="true">→</span>
          </button>
        )}
      </div>
    </div>
  );
}

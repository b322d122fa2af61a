import { useState } from 'react';
import { SeverityBadge } from '../../components/severity-badge.tsx';
import '../../components/marks.css';
import { SEVERITY_LOOK } from '../../config/severity-look.ts';
import { sampleCritiques, sampleSentence } from '../../content/hero.ts';
import type { SampleCritique } from '../../content/hero.ts';
import { useText } from '../../lib/i18n/text.ts';

/** A sentence with three marks to click, each with its critique: the hint first, then the fix. */
export function SampleCard() {
  const t = useText();
  const [critique, setCritique] = useState<SampleCritique>(sampleCritiques[1] as SampleCritique);
  const [fixShown, setFixShown] = useState(false);
  const choose = (next: SampleCritique): void => {
    setCritique(next);
    setFixShown(false);
  };
  let at = 0;
  const pieces = sampleCritiques.flatMap((item) => {
    const start = sampleSentence.indexOf(item.quote);
    const before = sampleSentence.slice(at, start);
    at = start + item.quote.length;
    const active = item.id === critique.id;
    return [
      before,
      // Not a <button>, because a button cannot wrap over two lines.
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
    <div className="sample" aria-label={t('A sample critique')} role="group">
      <p className="sample__text" lang="en">
        “{pieces}
        {sampleSentence.slice(at)}”
      </p>
      <div className="sample__critique" aria-live="polite">
        <SeverityBadge severity={critique.severity} about={[critique.type, critique.kind]} />
        <h2 lang="en">{critique.issue}</h2>
        <p>
          <span lang="en">{critique.why}</span> <strong>{t('Ask yourself:')}</strong>{' '}
          <span lang="en">{critique.hint}</span>
        </p>
        {fixShown ? (
          <p className="sample__fix">
            <strong>{t('Fix:')}</strong> <span lang="en">{critique.fix}</span>
          </p>
        ) : (
          <button type="button" className="text-button" onClick={() => setFixShown(true)}>
            {t('Show the fix')} <span aria-hidden="true">→</span>
          </button>
        )}
      </div>
    </div>
  );
}

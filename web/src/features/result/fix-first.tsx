import type { LineCritique } from '@argint/contracts';
import { toFixFirst } from '@argint/contracts/language-issue';
import { useText } from '../../lib/i18n/text.ts';

/** The critique to fix first; results of earlier releases may have three. A click goes to the words. */
export function FixFirst(props: {
  critiques: readonly LineCritique[];
  onChoose: (critique: LineCritique) => void;
}) {
  const t = useText();
  const first = toFixFirst(props.critiques);
  if (first.length === 0) return null;
  return (
    <section className="fix-first" aria-labelledby="fix-first-title">
      <h2 id="fix-first-title">{t('To fix first')}</h2>
      <ol>
        {first.map((critique) => (
          <li key={critique.id}>
            <button type="button" onClick={() => props.onChoose(critique)}>
              <strong lang="en">{critique.issue}</strong>
              <span>
                {critique.lineNumber !== null &&
                  `${t('Line {{line}}.', { line: critique.lineNumber })} `}
                <span lang="en">
                  {critique.hint.charAt(0).toUpperCase() + critique.hint.slice(1)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

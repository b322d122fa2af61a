import type { LineCritique } from '@argint/contracts';

/** The three critiques to fix first. A click goes to the words. */
export function FixFirst(props: {
  critiques: readonly LineCritique[];
  onChoose: (critique: LineCritique) => void;
}) {
  const first = props.critiques.filter(({ fixFirst }) => fixFirst).slice(0, 3);
  if (first.length === 0) return null;
  return (
    <section className="fix-first" aria-labelledby="fix-first-title">
      <h2 id="fix-first-title">Three to fix first</h2>
      <ol>
        {first.map((critique) => (
          <li key={critique.id}>
            <button type="button" onClick={() => props.onChoose(critique)}>
              <strong>{critique.issue}</strong>
              <span>
                {critique.lineNumber !== null && `Line ${critique.lineNumber}. `}
                {critique.hint.charAt(0).toUpperCase() + critique.hint.slice(1)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

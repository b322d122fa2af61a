import type { AnalysisResult } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';

/** What the essay does well, with the line and the words, or why nothing is named. */
export function StrengthList({ result, text }: { result: AnalysisResult; text: string }) {
  const { lineAt } = linesOf(text);
  return (
    <section className="report" aria-labelledby="strengths-title">
      <h2 id="strengths-title">What works</h2>
      {result.strengths.length === 0 && (
        <p className="report__soft">
          {result.emptyReasons['strengths'] ?? 'No sentence was singled out as a strength.'}
        </p>
      )}
      <ul className="strengths">
        {result.strengths.map(({ start, end, text: what }) => (
          <li key={`${start}-${what}`}>
            <p>
              <strong>Line {lineAt(start)}.</strong> {what}
            </p>
            <blockquote>{text.slice(start, end)}</blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}

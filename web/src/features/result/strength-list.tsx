import type { AnalysisResult } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';
import { useText } from '../../lib/i18n/text.ts';
import { WhyEmpty } from './why-empty.tsx';

/** What the essay does well, with the line and the words, or why nothing is named. */
export function StrengthList({ result, text }: { result: AnalysisResult; text: string }) {
  const t = useText();
  const { lineAt } = linesOf(text);
  return (
    <section className="report" aria-labelledby="strengths-title">
      <h2 id="strengths-title">{t('What works')}</h2>
      {result.strengths.length === 0 && (
        <p className="report__soft">
          <WhyEmpty
            reason={result.emptyReasons['strengths']}
            otherwise="No sentence was singled out as a strength."
          />
        </p>
      )}
      <ul className="strengths">
        {result.strengths.map(({ start, end, text: what }) => (
          <li key={`${start}-${what}`}>
            <p>
              <strong>{t('Line {{line}}.', { line: lineAt(start) })}</strong>{' '}
              <span lang="en">{what}</span>
            </p>
            <blockquote lang="en">{text.slice(start, end)}</blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}

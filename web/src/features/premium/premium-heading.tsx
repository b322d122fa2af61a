import type { EssayDetail } from '@argint/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { essayFacts } from '../essays/essay-facts.ts';
import { useText } from '../../lib/i18n/text.ts';

/** The heading of the premium page: which essay the report is about. */
export function PremiumHeading({ essay, level }: { essay: EssayDetail; level: string | null }) {
  const t = useText();
  return (
    <header className="premium__head">
      <p className="premium__nav">
        <Link to={paths.analysis}>
          <span aria-hidden="true">← </span>
          {t('Back to Analysis')}
        </Link>
        <button type="button" className="text-button" onClick={() => window.print()}>
          {t('Print this report')}
        </button>
      </p>
      <h1>{t('Premium Analysis')}</h1>
      <p>
        <Link to={paths.essay(essay.id)} lang="en">
          {essay.title}
        </Link>{' '}
        · {essayFacts(essay, level)}
      </p>
      {essay.question && essay.question !== essay.title && (
        <p className="essay-question" lang="en">
          {essay.question}
        </p>
      )}
    </header>
  );
}

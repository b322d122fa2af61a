import type { EssayDetail } from '@argint/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { essayFacts, questionBeside } from './essay-facts.ts';
import { EssayTitle } from './essay-title.tsx';
import './essays.css';
import { useText } from '../../lib/i18n/text.ts';

/** Title, facts and question of an essay, shown above its result. */
export function EssayHeading({ essay, level }: { essay: EssayDetail; level: string | null }) {
  const t = useText();
  const question = questionBeside(essay);
  return (
    <>
      <p className="essay-back">
        <Link to={paths.essays}>
          <span aria-hidden="true">← </span>
          {t('Back to Essays')}
        </Link>
      </p>
      <EssayTitle id={essay.id} title={essay.title} />
      <p>{essayFacts(essay, level)}</p>
      {question && (
        <p className="essay-question" lang="en">
          {question}
        </p>
      )}
    </>
  );
}

import type { EssayDetail } from '@argint/contracts';
import { Link } from 'react-router-dom';
import { essayFacts, questionBeside } from './essay-facts.ts';
import { EssayTitle } from './essay-title.tsx';
import { useListAddress } from './list-address.ts';
import './essays.css';
import { useText } from '../../lib/i18n/text.ts';

/** Title, facts and question of an essay, shown above its result. */
export function EssayHeading({ essay, level }: { essay: EssayDetail; level: string | null }) {
  const t = useText();
  const question = questionBeside(essay);
  return (
    <>
      <p className="essay-back">
        <Link to={useListAddress()}>
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

import type { EssayDetail } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { EssayTitle } from './essay-title.tsx';
import './essays.css';

/** Title, facts and question of an essay, shown above its result. */
export function EssayHeading({ essay, level }: { essay: EssayDetail; level: string | null }) {
  const facts = [
    formatCount(essay.wordCount, 'word'),
    formatCount(linesOf(essay.content).spans.length, 'line'),
    formatDate(essay.createdAt),
    ...(essay.retainUntil ? [`kept until ${formatDate(essay.retainUntil)}`] : []),
    ...(level ? [`Critical thinking level: ${level}`] : []),
  ];
  return (
    <>
      <p>
        <Link to={paths.essays}>
          <span aria-hidden="true">← </span>Back to Essays
        </Link>
      </p>
      <EssayTitle id={essay.id} title={essay.title} />
      <p>{facts.join(' · ')}</p>
      {essay.question && <p className="essay-question">{essay.question}</p>}
    </>
  );
}

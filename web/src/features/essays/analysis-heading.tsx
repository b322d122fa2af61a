import type { EssayDetail } from '@argint/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { essayFacts } from './essay-facts.ts';
import { essaysApi } from './essays-api.ts';
import './essays.css';
import { useText } from '../../lib/i18n/text.ts';

/**
 * The heading of /analysis: which essay this is, and its facts. `essayId` is null where it is not
 * known; `known` is the essay where the page has it already.
 */
export function AnalysisHeading(props: { essayId: string | null; known: EssayDetail | null }) {
  const t = useText();
  const { essayId, known } = props;
  const skip = essayId === null || known !== null;
  const { data: read } = essaysApi.useEssayQuery(essayId ?? '', { skip });
  const essay = known ?? read;
  return (
    <>
      <h1>{t('Analysis Results')}</h1>
      <p className="analysis-of">
        {essay && (
          <>
            <Link to={paths.essay(essay.id)} lang="en">
              {essay.title}
            </Link>{' '}
            · {essayFacts(essay, null)}
          </>
        )}
      </p>
    </>
  );
}

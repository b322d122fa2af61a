import type { AnalysisResult } from '@argint/contracts';
import { PLANS } from '@argint/contracts/plans';
import { isPremiumLocked } from '@argint/contracts/premium';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { analysisApi } from '../analysis-job/analysis-api.ts';
import './premium.css';
import { useText } from '../../lib/i18n/text.ts';

interface Props {
  essayId: string | null;
  result: Pick<AnalysisResult, 'premium' | 'emptyReasons'>;
}

/**
 * The way to the premium report: View Premium Analysis where an upgrade would show no more of it, else Unlock Premium
 * Analysis, which leads to the plans; nothing for an analysis that has no such report, which no plan gives it. The server
 * decides; without its answer nothing is promised.
 */
export function PremiumLink({ essayId, result }: Props) {
  const t = useText();
  // Read anew, because the plan may have changed in another tab.
  const { currentData: access } = analysisApi.useCheckAccessQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (result.premium === null) return null;
  if (!access) return <span className="premium-link__place" />;
  if (PLANS[access.planType].premium || !isPremiumLocked(result)) {
    return (
      <LinkButton type="primary" to={paths.premium(essayId)}>
        {t('View Premium Analysis')}
      </LinkButton>
    );
  }
  return (
    <>
      <LinkButton type="primary" to={paths.section('pricing')}>
        {t('Unlock Premium Analysis')}
      </LinkButton>
      <Link to={paths.premium(essayId)}>{t('See what you have of it already')}</Link>
    </>
  );
}

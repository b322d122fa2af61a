import type { AnalysisResult, EssayDetail } from '@argint/contracts';
import { MESSAGES } from '@argint/contracts/messages';
import { isPremiumLocked } from '@argint/contracts/premium';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { detailErrorMessage } from '../../features/essays/essay-errors.ts';
import { PremiumHeading } from '../../features/premium/premium-heading.tsx';
import { PremiumReport } from '../../features/premium/premium-report.tsx';
import { usePremiumEssay } from '../../features/premium/use-premium-essay.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import type { Toast } from '../../lib/toasts/toast-slice.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { t, translateKnown, useText } from '../../lib/i18n/text.ts';
import type { TextKey } from '../../lib/i18n/text.ts';
import { Known } from '../../lib/i18n/known.tsx';

/** The toast of a state of the page, shown once while `title` stays the same, whatever the language. */
const useToast = (kind: Toast['kind'], title: TextKey | null, text: string): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    if (title !== null) dispatch(toasted({ kind, title: t(title), text: translateKnown(text) }));
  }, [dispatch, kind, title, text]);
};

/** /premium-analysis/{id}: the premium report of an essay; without an id, of the latest result. */
export function PremiumPage() {
  const t = useText();
  const { id } = useParams();
  usePageTitle(t('Premium analysis'));
  const premium = usePremiumEssay(id);
  if (premium.state === 'loading') return <PageSkeleton label={t('Loading your analysis')} />;
  if (premium.state === 'missing') return <NoAnalysis />;
  if (premium.state === 'failed') return <NotLoaded error={premium.error} />;
  return <Report {...premium} />;
}

/** Without a stored result there is nothing to show: a toast says so, at home. */
function NoAnalysis() {
  useToast('error', 'No Analysis Found', 'Analyse an essay first.');
  return <Navigate to={paths.home} replace />;
}

/** A result that cannot be loaded is told at home as well (D1 §2). */
function NotLoaded({ error }: { error: unknown }) {
  useToast('error', 'Error Loading Analysis', detailErrorMessage(error));
  return <Navigate to={paths.home} replace />;
}

function Report({ essay, result }: { essay: EssayDetail; result: AnalysisResult }) {
  const t = useText();
  const locked = isPremiumLocked(result);
  useToast('info', locked ? 'Premium Feature' : null, MESSAGES.premiumFeature);
  return (
    <article className="page premium">
      <PremiumHeading essay={essay} level={result.criticalThinkingLevel} />
      {result.premium ? (
        <PremiumReport text={essay.content} result={result} premium={result.premium} />
      ) : (
        <p className="report__soft">
          {t('This analysis has no premium report.')}{' '}
          <Known text={result.emptyReasons['premium'] ?? ''} />
        </p>
      )}
    </article>
  );
}

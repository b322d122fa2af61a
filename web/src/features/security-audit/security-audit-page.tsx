import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import '../../components/panel-card.css';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { formatDate } from '../../lib/format/format-date.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { AuditForStudents } from './audit-for-students.tsx';
import { useSecurityAuditQuery } from './audit-api.ts';
import { CompliancePanel, FeaturesPanel, OverviewPanel } from './audit-panels.tsx';
import { FALLBACK_AUDIT } from './fallback-audit.ts';
import './security-audit.css';
import { useText } from '../../lib/i18n/text.ts';

type Tab = 'overview' | 'features' | 'compliance';

/** /security-audit: what the services find out about themselves. Without an answer: labelled defaults. */
export function SecurityAuditPage() {
  const t = useText();
  usePageTitle(t('Security Audit'));
  const { data, isLoading, isFetching, isError, refetch } = useSecurityAuditQuery();
  const [active, setActive] = useState<Tab>('overview');
  if (isLoading) return <PageSkeleton label={t('Loading the security audit')} />;
  const live = isError ? undefined : data;
  const audit = live ?? FALLBACK_AUDIT;
  return (
    <div className="page audit">
      <header className="audit-head">
        <h1>{t('Security Audit')}</h1>
        <p>
          {t('Last updated: {{date}}', {
            date: live ? formatDate(live.lastAuditDate) : t('Today'),
          })}
        </p>
      </header>
      {!live && (
        <div className="audit-notice" role="alert">
          <p>{t('Live audit unavailable – showing defaults')}</p>
          <Button onClick={() => void refetch()} disabled={isFetching}>
            {t('Retry')}
          </Button>
        </div>
      )}
      {live && <AuditForStudents audit={live} />}
      <Tabs
        activeKey={active}
        onChange={setActive}
        items={[
          { key: 'overview', label: t('Overview'), children: <OverviewPanel audit={audit} /> },
          {
            key: 'features',
            label: t('Security Features'),
            children: <FeaturesPanel audit={audit} />,
          },
          {
            key: 'compliance',
            label: t('Compliance'),
            children: <CompliancePanel audit={audit} />,
          },
        ]}
      />
    </div>
  );
}

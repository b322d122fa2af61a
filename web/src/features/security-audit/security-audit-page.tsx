import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import '../../components/panel-card.css';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { formatDate } from '../../lib/format/format-date.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSecurityAuditQuery } from './audit-api.ts';
import { CompliancePanel, FeaturesPanel, OverviewPanel } from './audit-panels.tsx';
import { FALLBACK_AUDIT } from './fallback-audit.ts';
import './security-audit.css';

type Tab = 'overview' | 'features' | 'compliance';

/** /security-audit: what the services find out about themselves. Without an answer: labelled defaults. */
export function SecurityAuditPage() {
  usePageTitle('Security Audit');
  const { data, isLoading, isFetching, isError, refetch } = useSecurityAuditQuery();
  const [active, setActive] = useState<Tab>('overview');
  if (isLoading) return <PageSkeleton label="Loading the security audit" />;
  const live = isError ? undefined : data;
  const audit = live ?? FALLBACK_AUDIT;
  return (
    <div className="page audit">
      <header className="audit-head">
        <h1>Security Audit</h1>
        <p>Last updated: {live ? formatDate(live.lastAuditDate) : 'Today'}</p>
      </header>
      {!live && (
        <div className="audit-notice" role="alert">
          <p>Live audit unavailable – showing defaults</p>
          <Button onClick={() => void refetch()} disabled={isFetching}>
            Retry
          </Button>
        </div>
      )}
      <Tabs
        activeKey={active}
        onChange={setActive}
        items={[
          { key: 'overview', label: 'Overview', children: <OverviewPanel audit={audit} /> },
          {
            key: 'features',
            label: 'Security Features',
            children: <FeaturesPanel audit={audit} />,
          },
          { key: 'compliance', label: 'Compliance', children: <CompliancePanel audit={audit} /> },
        ]}
      />
    </div>
  );
}

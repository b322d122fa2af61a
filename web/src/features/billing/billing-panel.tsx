import type { BillingRow } from '@argint/contracts';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { billingApi } from './billing-api.ts';
import { BillingTable } from './billing-table.tsx';
import { summarise } from './billing-words.ts';
import { useExport } from '../privacy/use-export.ts';
import './billing.css';
import { useText } from '../../lib/i18n/text.ts';

/** The Billing tab: every payment, and what they come to. */
export function BillingPanel() {
  const t = useText();
  const { data, isError, isFetching, refetch } = billingApi.useBillingQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { isExporting, exportNow } = useExport('billing');
  return (
    <>
      <section className="panel-card" aria-busy={isFetching}>
        <div className="billing-head">
          <h2>{t('Billing History')}</h2>
          <Button disabled={isExporting} onClick={() => void exportNow()}>
            {isExporting ? t('Exporting...') : t('Export Data')}
          </Button>
        </div>
        {data ? (
          <History rows={data} />
        ) : isError && !isFetching ? (
          <div role="alert" className="billing-error">
            <p>{t('Failed to load billing history')}</p>
            <Button onClick={() => void refetch()}>{t('Retry')}</Button>
          </div>
        ) : (
          <div role="status" className="billing-loading">
            <span className="billing-spinner" aria-hidden="true" />
            {t('Loading billing history...')}
          </div>
        )}
      </section>
      {data && data.length > 0 && <Summary rows={data} />}
    </>
  );
}

function History({ rows }: { rows: readonly BillingRow[] }) {
  const t = useText();
  if (rows.length > 0) return <BillingTable rows={rows} />;
  return (
    <div className="billing-none">
      <h3>{t('No Billing History')}</h3>
      <p className="billing-empty">{t("You haven't made any payments yet.")}</p>
      <LinkButton type="primary" to={paths.section('pricing')}>
        {t('View Plans')}
      </LinkButton>
    </div>
  );
}

function Summary({ rows }: { rows: readonly BillingRow[] }) {
  const t = useText();
  const { totalPaid, payments, analyses } = summarise(rows);
  return (
    <section className="panel-card">
      <h2>{t('Billing Summary')}</h2>
      <dl className="subscription-facts">
        <div>
          <dt>{t('Total Paid')}</dt>
          <dd>{totalPaid}</dd>
        </div>
        <div>
          <dt>{t('Successful Payments')}</dt>
          <dd>{payments}</dd>
        </div>
        <div>
          <dt>{t('Analyses Purchased')}</dt>
          <dd>{analyses}</dd>
        </div>
      </dl>
    </section>
  );
}

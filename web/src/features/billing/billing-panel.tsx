import type { BillingRow } from '@argint/contracts';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { billingApi } from './billing-api.ts';
import { BillingTable } from './billing-table.tsx';
import { summarise } from './billing-words.ts';
import { ExportBilling } from './export-billing.tsx';
import './billing.css';

/** The Billing tab: every payment, and what they come to. */
export function BillingPanel() {
  const { data, isError, isFetching, refetch } = billingApi.useBillingQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <section className="panel-card" aria-busy={isFetching}>
        <div className="billing-head">
          <h2>Billing History</h2>
          <ExportBilling />
        </div>
        {data ? (
          <History rows={data} />
        ) : isError && !isFetching ? (
          <div role="alert" className="billing-error">
            <p>Failed to load billing history</p>
            <Button onClick={() => void refetch()}>Retry</Button>
          </div>
        ) : (
          <div role="status" className="billing-loading">
            <span className="billing-spinner" aria-hidden="true" />
            Loading billing history...
          </div>
        )}
      </section>
      {data && data.length > 0 && <Summary rows={data} />}
    </>
  );
}

function History({ rows }: { rows: readonly BillingRow[] }) {
  if (rows.length > 0) return <BillingTable rows={rows} />;
  return (
    <div className="billing-none">
      <h3>No Billing History</h3>
      <p className="billing-empty">You haven't made any payments yet.</p>
      <LinkButton type="primary" to={paths.section('pricing')}>
        View Plans
      </LinkButton>
    </div>
  );
}

function Summary({ rows }: { rows: readonly BillingRow[] }) {
  const { totalPaid, payments, analyses } = summarise(rows);
  return (
    <section className="panel-card">
      <h2>Billing Summary</h2>
      <dl className="subscription-facts">
        <div>
          <dt>Total Paid</dt>
          <dd>{totalPaid}</dd>
        </div>
        <div>
          <dt>Successful Payments</dt>
          <dd>{payments}</dd>
        </div>
        <div>
          <dt>Analyses Purchased</dt>
          <dd>{analyses}</dd>
        </div>
      </dl>
    </section>
  );
}

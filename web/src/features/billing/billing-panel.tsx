import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';

/** The Billing tab. */
export function BillingPanel() {
  return (
    <section className="panel-card">
      <h2>Billing History</h2>
      <LinkButton to={paths.section('pricing')}>View Plans</LinkButton>
    </section>
  );
}

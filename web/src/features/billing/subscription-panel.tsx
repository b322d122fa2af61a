import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';

/** The Subscription tab. */
export function SubscriptionPanel() {
  return (
    <section className="panel-card">
      <h2>Current Subscription</h2>
      <LinkButton to={paths.section('pricing')}>View Plans</LinkButton>
    </section>
  );
}

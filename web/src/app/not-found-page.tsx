import { EmptyCard } from '../components/empty-card.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { paths } from '../config/paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** The page for any address that is not a route. */
export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <EmptyCard
      title="404 Page Not Found"
      actions={
        <LinkButton type="primary" to={paths.home}>
          Back to Home
        </LinkButton>
      }
    >
      <p>This page does not exist.</p>
    </EmptyCard>
  );
}

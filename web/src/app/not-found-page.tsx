import { EmptyCard } from '../components/empty-card.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { paths } from '../config/paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useText } from '../lib/i18n/text.ts';

/** The page for any address that is not a route. */
export function NotFoundPage() {
  const t = useText();
  usePageTitle(t('Page not found'));
  return (
    <EmptyCard
      title={t('404 Page Not Found')}
      actions={
        <LinkButton type="primary" to={paths.home}>
          {t('Back to Home')}
        </LinkButton>
      }
    >
      <p>{t('This page does not exist.')}</p>
    </EmptyCard>
  );
}

import './page-skeleton.css';
import { useText } from '../lib/i18n/text.ts';

/** The outline of a page, shown while the page loads. */
export function PageSkeleton({ label }: { label?: string }) {
  const t = useText();
  return (
    <div className="page page-skeleton" role="status">
      <span className="visually-hidden">{label ?? t('Loading')}</span>
      <div className="skeleton page-skeleton__title" />
      <div className="skeleton page-skeleton__block" />
      <div className="skeleton page-skeleton__block" />
    </div>
  );
}

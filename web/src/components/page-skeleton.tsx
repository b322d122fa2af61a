import './page-skeleton.css';

/** The outline of a page, shown while the page loads. */
export function PageSkeleton({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="page page-skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      <div className="skeleton page-skeleton__title" />
      <div className="skeleton page-skeleton__block" />
      <div className="skeleton page-skeleton__block" />
    </div>
  );
}

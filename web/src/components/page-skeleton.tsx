import './page-skeleton.css';

/** What stands in for a page while it loads: its shape, not a spinner. */
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

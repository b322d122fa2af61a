import type { ReactNode } from 'react';
import './empty-card.css';

/** A card for something missing or failed: what it is, why, and the next step. */
export function EmptyCard(props: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  alert?: boolean;
}) {
  return (
    <section className="empty-card" role={props.alert ? 'alert' : undefined}>
      <h1>{props.title}</h1>
      {props.children}
      {props.actions && <div className="empty-card__actions">{props.actions}</div>}
    </section>
  );
}

import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** Finds the element that must stay where it is. Null: nothing has to. */
  selector: string | null;
  children: ReactNode;
}

const topOf = (selector: string | null): number | null =>
  selector === null
    ? null
    : (document.querySelector(selector)?.getBoundingClientRect().top ?? null);

/**
 * Keeps an element at its place in the window when an update changes what stands above it, by
 * scrolling as far as it would move. A class, because only that sees the page just before an update.
 */
export class KeepPlace extends Component<Props> {
  override getSnapshotBeforeUpdate(): number | null {
    return topOf(this.props.selector);
  }

  override componentDidUpdate(_before: Props, _state: unknown, topBefore: number | null): void {
    const top = topOf(this.props.selector);
    if (topBefore === null || top === null || top === topBefore) return;
    window.scrollBy({ top: top - topBefore, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

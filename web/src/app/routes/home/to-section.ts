/** Scrolls to a section of the page, which may have moved since. */
export const toSection = (id: string): void =>
  document.getElementById(id)?.scrollIntoView({ block: 'start' });

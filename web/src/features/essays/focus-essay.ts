/** The id of a card's heading. */
export const cardHeadingId = (essayId: string): string => `essay-${essayId}`;

/** Moves the focus to an essay's heading, else to the page's heading. */
export const focusEssay = (essayId: string | undefined): void => {
  const heading =
    (essayId === undefined ? null : document.getElementById(cardHeadingId(essayId))) ??
    document.querySelector<HTMLElement>('#main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};

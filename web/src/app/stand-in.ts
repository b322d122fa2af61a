/** Shows what before-paint.js hid, because React has taken over. */
export const showAll = (): void => {
  delete document.documentElement.dataset['hide'];
};

/**
 * Whether React can take over what stands in `root`. Some pages are in the HTML as a first visitor
 * sees them. The script before-paint.js hides what somebody else must not see: `data-hide` of the
 * root element is 'page' for a student, and 'form' for a visitor with a draft.
 */
export const isThisPage = (root: HTMLElement): boolean =>
  root.dataset['path'] === location.pathname &&
  document.documentElement.dataset['hide'] === undefined;

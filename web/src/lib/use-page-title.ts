import { useEffect } from 'react';

/**
 * Sets the title of the browser's tab; without a title, the product's name alone. A part of a page
 * that goes gives the page its title back.
 */
export const usePageTitle = (title?: string): void => {
  useEffect(() => {
    const before = document.title;
    document.title = title ? `${title} · Argument Intelligence` : 'Argument Intelligence';
    return () => {
      document.title = before;
    };
  }, [title]);
};

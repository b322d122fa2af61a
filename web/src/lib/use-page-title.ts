import { useEffect } from 'react';

/** Names the page in the browser's tab; the home page has the product's name alone. */
export const usePageTitle = (title?: string): void => {
  useEffect(() => {
    document.title = title ? `${title} · Argument Intelligence` : 'Argument Intelligence';
  }, [title]);
};

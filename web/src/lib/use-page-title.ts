import { useEffect } from 'react';

/** Sets the title of the browser's tab; without a title, the product's name alone. */
export const usePageTitle = (title?: string): void => {
  useEffect(() => {
    document.title = title ? `${title} · Argument Intelligence` : 'Argument Intelligence';
  }, [title]);
};

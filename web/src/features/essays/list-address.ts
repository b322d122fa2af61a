import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

/** What a link of the list gives to the page of an essay: the query of the list. */
export const fromList = (query: string): { list: string } => ({ list: query });

/** The list as the student left it for this page; all essays where the page was opened in another way. */
export const useListAddress = (): string => {
  const state: unknown = useLocation().state;
  const list = (state as { list?: unknown } | null)?.list;
  return typeof list === 'string' && /^\?|^$/.test(list) ? paths.essays + list : paths.essays;
};

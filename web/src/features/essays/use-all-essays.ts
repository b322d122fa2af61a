import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { isDeleted, selectDeletions } from './deletions-slice.ts';
import { essaysApi } from './essays-api.ts';

/**
 * The student's essays, newest first. The first page is there at once; the others follow by themselves, because titles
 * are sealed on the server and only the page can search and sort them without opening all of them for each question.
 */
export const useAllEssays = () => {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } =
    essaysApi.useEssaysInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const deletions = useSelector(selectDeletions);
  const loaded = useMemo(() => data?.pages.flatMap(({ essays }) => essays), [data]);
  const essays = useMemo(
    () => loaded?.filter((one) => !isDeleted(deletions, one)),
    [loaded, deletions],
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
    // A page may come so fast that nobody sees it being fetched, so each one asks for the next.
  }, [data, hasNextPage, isFetching, error, fetchNextPage]);
  return {
    /** Those that are loaded; undefined before the first page. */
    essays,
    isWhole: loaded !== undefined && !hasNextPage,
    loaded: loaded?.length ?? 0,
    /** How many there are; null where the server has not said. */
    total: data?.pages.at(-1)?.total ?? null,
    error,
    isFetching,
    /** Loads what is missing, or all anew. */
    retry: () => void (hasNextPage ? fetchNextPage() : refetch()),
  };
};

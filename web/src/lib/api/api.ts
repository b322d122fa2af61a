import { createApi } from '@reduxjs/toolkit/query/react';
import { CACHE_SECONDS } from '../../config/timings.ts';
import { baseQuery } from './base-query.ts';

/** The page's only API. Features inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Access',
    'Billing',
    'Subscription',
    'Capabilities',
    'Essays',
    'Essay',
    'PendingEssay',
    'Sessions',
  ],
  keepUnusedDataFor: CACHE_SECONDS,
  // An answer counts as fresh for that long. Queries that must be newer say so where they are used.
  refetchOnMountOrArgChange: CACHE_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

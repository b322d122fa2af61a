import { createApi } from '@reduxjs/toolkit/query/react';
import { CACHE_SECONDS } from '../../config/timings.ts';
import { baseQuery } from './base-query.ts';

/** The page's only API. Features inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Access', 'Capabilities', 'Essays', 'Essay'],
  keepUnusedDataFor: CACHE_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

import { useSelector } from 'react-redux';
import { selectSignedIn } from '../../lib/session/session-slice.ts';
import { analysisApi } from '../analysis-job/analysis-api.ts';
import type { Access } from './balance-words.ts';

/** What the student's plan allows now; undefined for a visitor and until the server has answered. */
export const useAccess = (): Access | undefined => {
  const signedIn = useSelector(selectSignedIn);
  return analysisApi.useCheckAccessQuery(undefined, { skip: !signedIn }).currentData;
};

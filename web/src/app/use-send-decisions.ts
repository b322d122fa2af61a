import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LOCAL } from '../config/storage-keys.ts';
import { selectUserId } from '../lib/session/session-slice.ts';
import { browserStorage } from '../lib/storage/browser-storage.ts';
import type { AppDispatch } from './store.ts';

/** After a page load, sends the decisions about critiques that an earlier page could not send. */
export const useSendDecisionsAtStart = (): void => {
  const dispatch = useDispatch<AppDispatch>();
  const userId = useSelector(selectUserId);
  useEffect(() => {
    if (userId === null || browserStorage.local.getItem(LOCAL.critiqueStates) === null) return;
    const send = async (): Promise<void> => {
      const { sendAllDecisions } =
        await import('../features/result/critique-states/send-decisions.ts');
      dispatch(sendAllDecisions());
    };
    // Code that does not load is loaded with the next essay that is opened.
    send().catch(() => undefined);
  }, [dispatch, userId]);
};

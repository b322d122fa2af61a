import { LEAVING_MS } from '../../config/timings.ts';

/** Whether the page is being left. End it: a beforeunload listener slows going back to the page. */
export interface LeavingWatch {
  isLeaving: () => boolean;
  end: () => void;
}

/** Notices a reload or a navigation away, which aborts requests before their answer arrives. */
export const watchForLeaving = (): LeavingWatch => {
  let leaving = false;
  const onLeave = (): void => {
    leaving = true;
  };
  // Browsers abort requests soon after beforeunload. iOS sends pagehide alone.
  const events = ['beforeunload', 'pagehide'] as const;
  for (const event of events) window.addEventListener(event, onLeave);
  return {
    isLeaving: () => leaving,
    end: () => {
      for (const event of events) window.removeEventListener(event, onLeave);
    },
  };
};

/** Resolves when a page that was being left would be gone. */
export const leavingTime = (): Promise<void> =>
  new Promise((done) => void setTimeout(done, LEAVING_MS));

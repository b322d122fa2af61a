import { nanoid } from '@reduxjs/toolkit';
import type { Services } from '../../lib/services.ts';
import { renameTabDraft, tabDraftId } from './draft-storage.ts';

/** A tab asks whether another one has its draft, and that one answers. */
type Message = { asks: string; from: string } | { taken: string; to: string };

/**
 * Gives the draft of this tab an id of its own where another open tab has the same: a browser that copies a tab copies
 * its storage as well, and a new tab begins with the newest draft. Then both are kept, whichever is saved last.
 *
 * @returns stops answering other tabs
 */
export const claimDraft = ({ session }: Pick<Services, 'session'>): (() => void) => {
  // Browsers without it keep one draft for both tabs, as long as both have the same text.
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel('essay-drafts');
  const send = (message: Message): void => channel.postMessage(message);
  const self = nanoid(10);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const id = tabDraftId(session);
    if ('asks' in data) {
      if (data.asks === id) send({ taken: id, to: data.from });
    } else if (data.to === self && data.taken === id) renameTabDraft(session);
  };
  const asks = tabDraftId(session);
  if (asks !== '') send({ asks, from: self });
  return () => channel.close();
};

import { createLiveReader } from '@argint/critique-engine/browser';
import type { DraftVersion, LiveRemarks } from './live-message.ts';

// The critique engine with its language model: loaded when somebody writes, and never sends the text anywhere.
const read = createLiveReader();

self.onmessage = ({ data: { text, question } }: MessageEvent<DraftVersion>): void => {
  const remarks: LiveRemarks = read(text, question);
  self.postMessage(remarks);
};

import { isComplex, liveAnalysis } from '@argint/text-analysis';
import type { DraftVersion, LiveReading } from './live-message.ts';

// Runs in a Web Worker, so that it never slows down typing.
self.onmessage = ({ data: { text } }: MessageEvent<DraftVersion>): void => {
  const reading: LiveReading = { live: liveAnalysis(text), complexity: isComplex(text) };
  self.postMessage(reading);
};

import { isComplex, liveAnalysis } from '@argint/text-analysis';
import type { LiveReading } from './live-message.ts';

// Runs in a Web Worker, so that it never slows down typing.
self.onmessage = ({ data }: MessageEvent<string>): void => {
  const reading: LiveReading = { live: liveAnalysis(data), complexity: isComplex(data) };
  self.postMessage(reading);
};

import { useEffect, useRef, useState } from 'react';
import { LIVE_DEBOUNCE_MS } from '../../config/timings.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { LiveReading } from './live-message.ts';

/** The worker; null if the browser refuses to start one. The form works without the panel. */
const startWorker = (): Worker | null => {
  try {
    return new Worker(new URL('./live-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
};

/**
 * The live analysis of a text, updated half a second after the text last changed. The previous one
 * stays until then; null while the text is blank.
 */
export const useLiveReading = (text: string, start = startWorker): LiveReading | null => {
  const settled = useDebounced(text, LIVE_DEBOUNCE_MS);
  const worker = useRef<Worker | null>(null);
  const [reading, setReading] = useState<LiveReading | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (settled.trim() === '') return setReading(null);
    worker.current ??= start();
    const current = worker.current;
    if (!current) return;
    // A slow answer must not replace the answer to a newer text.
    let stale = false;
    current.onmessage = ({ data }: MessageEvent<LiveReading>) => {
      if (!stale) setReading(data);
    };
    current.postMessage(settled);
    return () => {
      stale = true;
    };
  }, [settled, start]);
  return reading;
};

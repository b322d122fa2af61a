import { useEffect, useRef, useState } from 'react';
import { LIVE_DEBOUNCE_MS } from '../../config/timings.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { LiveReading } from './live-message.ts';

/** Null where the browser refuses: the form works without the panel. */
const startWorker = (): Worker | null => {
  try {
    return new Worker(new URL('./live-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
};

/** The reading of a text, half a second after its last change; the one before until it is there. */
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
    // A slow answer to an older text is not shown over a newer one.
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

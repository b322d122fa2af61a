import { median } from '../benchmarks/statistics.ts';

/** Growth of resident memory, between the second and the last third of a run, that still counts as flat. */
export const FLAT_GROWTH = 0.1;

/** Resident memory of a run in MB, as medians of its thirds. The first third contains the warming up. */
export interface MemoryCourse {
  first: number;
  second: number;
  last: number;
  max: number;
  isFlat: boolean;
}

/** Sums up samples in MB, in the order they were taken. Undefined for fewer than nine: too few to judge. */
export const courseOf = (samples: readonly number[]): MemoryCourse | undefined => {
  if (samples.length < 9) return undefined;
  const third = Math.floor(samples.length / 3);
  const first = median(samples.slice(0, third));
  const second = median(samples.slice(third, -third));
  const last = median(samples.slice(-third));
  return {
    first,
    second,
    last,
    max: Math.max(...samples),
    isFlat: last <= second * (1 + FLAT_GROWTH),
  };
};

/** Reads `process_resident_memory_bytes` of one /metrics page, in MB. Undefined if the page has none. */
export const residentMb = (metrics: string): number | undefined => {
  const found = /^process_resident_memory_bytes(?:\{[^}]*\})? (\S+)/m.exec(metrics)?.[1];
  return found === undefined ? undefined : Number(found) / 1_048_576;
};

/** Samples the resident memory of the product until it is stopped. */
export const sampleMemory = (metricsUrl: string, everyMs = 2_000) => {
  const samples: number[] = [];
  const timer = setInterval(() => {
    void fetch(metricsUrl, { signal: AbortSignal.timeout(everyMs) })
      .then(async (response) => residentMb(await response.text()))
      // A sample that fails is missing from the count, which the report shows.
      .catch(() => undefined)
      .then((mb) => mb !== undefined && samples.push(mb));
  }, everyMs);
  return {
    stop: (): readonly number[] => {
      clearInterval(timer);
      return samples;
    },
  };
};

import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach } from '@jest/globals';
import { isComplex, liveAnalysis } from '@argint/text-analysis';
import { cleanup, configure } from '@testing-library/react';
import type { LiveReading } from '../features/live-panel/live-message.ts';

// Lazy screens load through SWC on two cores: give them time.
configure({ asyncUtilTimeout: 5_000 });

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Node's own MessageChannel keeps Jest from ending; React's scheduler needs no more than this. */
class TimeoutChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  port2 = {
    postMessage: (data: unknown): void =>
      void setTimeout(() => this.port1.onmessage?.({ data }), 0),
  };
}

/** Reads the text as the real worker does, in the same thread. */
class InlineWorker {
  onmessage: ((event: { data: LiveReading }) => void) | null = null;
  postMessage(text: string): void {
    const data = { live: liveAnalysis(text), complexity: isComplex(text) };
    setTimeout(() => this.onmessage?.({ data }), 0);
  }
  terminate(): void {
    this.onmessage = null;
  }
}

const noMatch = (query: string): Partial<MediaQueryList> => ({
  // Tests see the wide, light page, and no motion.
  matches: query.includes('reduced-motion') || query.includes('min-width'),
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
});

Object.assign(window, {
  matchMedia: noMatch,
  ResizeObserver: NoObserver,
  MessageChannel: TimeoutChannel,
  Worker: InlineWorker,
  scrollTo: () => undefined,
});
Element.prototype.scrollIntoView = () => undefined;

const computedStyle = window.getComputedStyle.bind(window);
// jsdom has no pseudo-elements and logs when asked for one.
window.getComputedStyle = (element) => computedStyle(element);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  // antd's rules pile up and make jsdom's getComputedStyle, which every query uses, crawl.
  for (const style of document.head.querySelectorAll('style')) style.remove();
});

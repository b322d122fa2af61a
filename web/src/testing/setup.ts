import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach } from '@jest/globals';
import { isComplex, liveAnalysis } from '@argint/text-analysis';
import { cleanup, configure } from '@testing-library/react';
import type {
  DraftVersion,
  LiveReading,
  LiveRemarks,
} from '../features/live-panel/live-message.ts';
import { someRemarks } from './builders.ts';

// Lazy screens are compiled when they load, which takes time on two cores.
configure({ asyncUtilTimeout: 10_000 });

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Enough of a MessageChannel for React's scheduler. Node's own keeps Jest from exiting. */
class TimeoutChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  port2 = {
    postMessage: (data: unknown): void =>
      void setTimeout(() => this.port1.onmessage?.({ data }), 0),
  };
}

/**
 * Stands for both workers of the live panels, in the same thread. The metrics are the real ones. In place of the engine,
 * which takes long to load, each "everyone" of the text is a critique.
 */
class InlineWorker {
  onmessage: ((event: { data: LiveReading | LiveRemarks }) => void) | null = null;
  readonly #address: string;
  constructor(address: URL | string) {
    this.#address = String(address);
  }
  postMessage({ text }: DraftVersion): void {
    const data = this.#address.includes('remarks')
      ? someRemarks(text)
      : { live: liveAnalysis(text), complexity: isComplex(text) };
    setTimeout(() => this.onmessage?.({ data }), 0);
  }
  terminate(): void {
    this.onmessage = null;
  }
}

const noMatch = (query: string): Partial<MediaQueryList> => ({
  // Tests see the wide, light page without motion.
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
  scrollBy: () => undefined,
});
Element.prototype.scrollIntoView = () => undefined;
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
// jsdom lays nothing out.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

const computedStyle = window.getComputedStyle.bind(window);
// jsdom has no pseudo-elements and logs an error when asked for one.
window.getComputedStyle = (element) => computedStyle(element);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  // antd's rules add up and slow down jsdom's getComputedStyle, which every query uses.
  for (const style of document.head.querySelectorAll('style')) style.remove();
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { createReadingQueue } from './reading-queue.ts';
import type { ReadingWorker } from './reading-queue.ts';

let started: FakeWorker[];
let answers: string[];
let failures: number;

class FakeWorker implements ReadingWorker {
  onmessage: ReadingWorker['onmessage'] = null;
  onerror: ReadingWorker['onerror'] = null;
  asked: string[] = [];
  ended = false;
  postMessage(request: string): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(data: string): void {
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent<string>);
  }
  break(): void {
    (this.onerror as (() => void) | null)?.();
  }
}

const makeQueue = (start: () => FakeWorker | null = () => new FakeWorker()) =>
  createReadingQueue<string, string>({
    start: () => {
      const worker = start();
      if (worker) started.push(worker);
      return worker;
    },
    onAnswer: (answer, request) => void answers.push(`${request}: ${answer}`),
    onFailure: () => void (failures += 1),
  });

beforeEach(() => {
  started = [];
  answers = [];
  failures = 0;
});

describe('the reading queue', () => {
  test('starts its worker with the first request and keeps it', () => {
    const queue = makeQueue();
    expect(started).toEqual([]);
    queue.ask('a');
    started[0]?.answer('A');
    queue.ask('b');
    started[0]?.answer('B');
    expect(answers).toEqual(['a: A', 'b: B']);
    expect(started).toHaveLength(1);
  });
  test('has one request read at a time, then the newest, and drops what became outdated', () => {
    const queue = makeQueue();
    for (const request of ['a', 'b', 'c', 'd']) queue.ask(request);
    expect(started[0]?.asked).toEqual(['a']);
    started[0]?.answer('A');
    expect(started[0]?.asked).toEqual(['a', 'd']);
    expect(answers).toEqual([]);
    started[0]?.answer('D');
    expect(answers).toEqual(['d: D']);
  });
  test('a worker that breaks is reported, and the next request starts another', () => {
    const queue = makeQueue();
    queue.ask('a');
    queue.ask('b');
    started[0]?.break();
    expect([failures, started[0]?.ended]).toEqual([1, true]);
    queue.ask('c');
    started[1]?.answer('C');
    expect(answers).toEqual(['c: C']);
  });
  test('a browser without workers is reported', () => {
    makeQueue(() => null).ask('a');
    expect(failures).toBe(1);
  });
  test('after a stop no answer arrives', () => {
    const queue = makeQueue();
    queue.ask('a');
    queue.stop();
    started[0]?.answer('A');
    expect(answers).toEqual([]);
    expect(started[0]?.ended).toBe(true);
  });
});

/** The output for progress lines; standard error fits. */
export interface ProgressStream {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/** Reports how many texts have been answered so far. */
export interface Progress {
  tick: () => void;
  end: () => void;
}

/** Milliseconds between two reports. On a terminal each report replaces the one before. */
const EVERY = { terminal: 200, elsewhere: 10_000 };

/** Reports progress on `stream`. `now` is in milliseconds. */
export const progressOn = (stream: ProgressStream, now: () => number): Progress => {
  const began = now();
  let reported = began;
  let count = 0;
  const sentence = (): string =>
    `${count.toLocaleString('en-ZA')} ${count === 1 ? 'text' : 'texts'} answered in ${((now() - began) / 1000).toFixed(1)} s`;
  return {
    tick: () => {
      count++;
      if (now() - reported < (stream.isTTY ? EVERY.terminal : EVERY.elsewhere)) return;
      reported = now();
      stream.write(stream.isTTY ? `\r${sentence()}` : `${sentence()}\n`);
    },
    end: () => {
      stream.write(stream.isTTY ? `\r${sentence()}\n` : `${sentence()}\n`);
    },
  };
};

/** `count` different words of one syllable class, with no cue of any list among them. */
export const words = (count: number): string =>
  Array.from({ length: count }, (_, i) => `word${i}`).join(' ');

/** `count` sentences of `length` words each. */
export const sentences = (count: number, length: number): string =>
  Array.from({ length: count }, () => `${words(length)}.`).join(' ');

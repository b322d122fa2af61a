/** Long words say what a text is about; below this many there is too little to compare. */
const LONG_WORD = /\p{L}{6,}/gu;
const ENOUGH_WORDS = 40;
/** Of the long words of the shorter text. Two essays on different subjects shared 0.29 or less, drafts of one over 0.5. */
const SHARED = 0.25;

const longWords = (text: string): Set<string> => new Set(text.toLowerCase().match(LONG_WORD));

/** Whether a text is about something else than the one before, and not a draft of it. Short texts never are. */
export const isOtherEssay = (before: string, after: string): boolean => {
  const [old, now] = [longWords(before), longWords(after)];
  const least = Math.min(old.size, now.size);
  const shared = [...now].filter((word) => old.has(word)).length;
  return least >= ENOUGH_WORDS && shared / least < SHARED;
};

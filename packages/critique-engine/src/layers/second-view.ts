/** Where the second of two views begins in a sentence. */
interface SecondView {
  /** End of the first view, and start of the words that tell who holds the second one. */
  end: number;
  start: number;
}

const joined =
  /,? (?:while|whereas|but|and|yet|meanwhile),? (?:on the other hand,? )?(?=(?:the )?(?:others|some|many|other (?:people|students|parents)|critics|opponents)\b)/i;

/** Where the second view of 'some say this, while others say that' begins. Null where a sentence tells only one. */
export const secondViewIn = (text: string): SecondView | null => {
  const found = joined.exec(text);
  return found && { end: found.index, start: found.index + found[0].length };
};

/** A sentence without the second of two views. */
export const withoutSecondView = (text: string): string =>
  text.slice(0, secondViewIn(text)?.end ?? text.length);

// No two greedy runs of blanks side by side: matching those took seconds on 100,000 blanks.
const script = /<\s*(?:\/\s*)?(?:script|iframe)\b/i;

/**
 * Whether text holds markup that could run: `<script`, `<iframe`, an `on…=` handler inside a tag,
 * or `javascript:` inside an attribute (decisions, Honesty and safety). One pass, linear time.
 */
export const hasActiveMarkup = (text: string): boolean => {
  if (!text.includes('<')) return false;
  if (script.test(text)) return true;
  let from = text.indexOf('<');
  while (from >= 0) {
    const close = text.indexOf('>', from);
    const next = text.indexOf('<', from + 1);
    // A tag ends at its '>' or where the next one opens. The limit of 2,000 units keeps a stray '<' cheap.
    const end = Math.min(
      close < 0 ? text.length : close,
      next < 0 ? text.length : next,
      from + 2_000,
    );
    const tag = text.slice(from, end);
    if (
      /^<[a-z]/i.test(tag) &&
      /[\s"'/](?:on[a-z]{3,20}\s{0,5}=|[a-z-]{1,20}\s{0,5}=\s{0,5}["']?\s{0,5}javascript:)/i.test(
        tag,
      )
    )
      return true;
    from = next;
  }
  return false;
};

/** A tag without attributes that a sentence names: a blank or the end of a clause follows, and no code. */
const named = /<\s?\/?\s?(?:script|iframe)\s?>(?=[\s.,;:!?)\]”"’'–—-]|$)/gi;

/** Whether prose holds markup that could run. It may name tags, as an essay on web pages does. */
export const proseHasActiveMarkup = (text: string): boolean =>
  hasActiveMarkup(text.includes('<') ? text.replace(named, '') : text);

/** The most common function words of English. Running prose is full of them. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `the of and to in a an is are was were that it for on with as be by this from at or but not they he she we i you his
  her their its have has had can will would should which there who if more so when what all my our your do does than
  because about into some them these been also out up no one could may like most other people how many such`.split(
    /\s+/,
  ),
);

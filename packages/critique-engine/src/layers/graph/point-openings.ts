/** Openings that count points, and those that add one. Written from the classes of Hyland (2005), Metadiscourse. */
const counted =
  'first(?:ly| of all)|secondly|thirdly|lastly|for one thing|to (?:begin|start) with|in the first place';
const added = 'moreover|furthermore|in addition|additionally|what is more';
const named =
  'first|second|third|finally|last|another|besides|also|to (?:begin|start)|one (?:of the )?(?:main |major |most \\w+ )?(?:reason|advantage|benefit|argument)|the (?:first|second|third|main|best|other|next|biggest|most important) (?:\\w+ )?(?:reason|thing|point|argument|advantage|benefit|problem)';
const sides =
  'the (?:first|second|third|main|other|next) |of course|it is undeniable|on the (?:one|other) hand|however|nevertheless|admittedly';

const lists = new RegExp(`^(?:${counted}|${added}|${named})\\b`, 'i');
const adds = new RegExp(`^(?:${counted}|${added})\\b`, 'i');
const announces = new RegExp(`^(?:${counted}|${added}|${named}|${sides})`, 'i');

/** Whether a sentence opens as a point of a list: 'Another reason', 'Also'. */
export const opensPoint = (text: string): boolean => lists.test(text);

/** Whether a sentence opens with words that only add a point to a list: 'Secondly', 'Moreover'. */
export const addsPoint = (text: string): boolean => adds.test(text);

/** Whether a paragraph opens by announcing its point or its side. */
export const announcesPoint = (text: string): boolean => announces.test(text);

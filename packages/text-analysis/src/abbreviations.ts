const always =
  'mr mrs ms dr prof rev hon st sr jr e.g i.e eg ie cf viz vs v etc al ed eds vol vols no nos pp p fig figs ch sec para dept univ approx ca c circa inc ltd co corp pty bros gen col sgt capt lt gov sen rep pres adv min max est ave blvd rd jan feb mar apr jun jul aug sept sep oct nov dec a.m p.m b.c a.d u.s u.k s.a ph.d m.a b.a b.sc m.sc trans op cit ibid esp incl n.d r.s.a u.n e.u w.h.o tsp tbsp hr hrs mins secs ft oz lb lbs kg km cm mm ml yr yrs wk wks';
const set = new Set(always.split(' '));
const mayEnd = new Set(
  'etc al hr hrs min mins secs ft oz lb lbs kg km cm mm ml yr yrs wk wks tsp tbsp a.m p.m b.c a.d u.s u.k s.a ph.d m.a b.a inc ltd co corp'.split(
    ' ',
  ),
);

/** Whether the token before a full stop (without it) is an abbreviation or a lone initial. */
export const isAbbreviation = (token: string): boolean =>
  set.has(token.toLowerCase()) || /^\p{Lu}$/u.test(token) || /^(?:\p{L}\.){1,4}\p{L}$/u.test(token);

/** Whether an abbreviation may also end a sentence, which a capital after it then decides. */
export const mayEndSentence = (token: string): boolean => mayEnd.has(token.toLowerCase());

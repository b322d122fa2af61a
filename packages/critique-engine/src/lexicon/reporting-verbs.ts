import { pastOf, thirdOf } from './verbs.ts';

const BASES =
  `say write argue report claim tell show find estimate suggest note state maintain contend assert observe explain
  describe conclude demonstrate reveal warn propose emphasise emphasize stress believe hold define identify point remark
  insist defend reject criticise criticize question prove study examine investigate call see compare discuss agree
  disagree use add reply`.split(/\s+/);

/** Verbs that tell what an author says, in the third person, the base form and the past, as alternatives of a pattern. */
export const REPORTING = BASES.flatMap((verb) => [thirdOf(verb), pastOf(verb), verb]).join('|');

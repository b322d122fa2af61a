import { isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { around, choose } from '../wording.ts';

const groups =
  'women|men|girls|boys|teenagers|young people|old people|the elderly|the youth|poor people|the poor|rich people|the rich|immigrants|foreigners|refugees|africans|americans|europeans|asians|chinese people|indians|muslims|christians|jews|black people|white people|politicians|criminals|homeless people|disabled people|gays|gay people|millennials|parents|teachers|students|learners|workers|farmers|men and women';
const traits =
  'lazy|stupid|ignorant|violent|dangerous|selfish|irresponsible|emotional|weak|greedy|corrupt|uneducated|careless|immature|aggressive|dishonest|rude|incapable|addicted|obsessed|naturally|better at|worse at|bad at|unable to|do not care|do not want to work|cannot be trusted';
const pattern = new RegExp(
  `\\b(?:all )?(${groups}) (?:are |is )?(?:so |very |too |all |more |less )?(${traits})\\b`,
  'gi',
);
/** Groups that keep their capital. */
const proper =
  /^(?:africans|americans|europeans|asians|chinese|indians|muslims|christians|jews)\b/i;
const nameOf = (group: string): string =>
  proper.test(group)
    ? group.charAt(0).toUpperCase() + group.slice(1).toLowerCase()
    : group.toLowerCase();
const limited =
  /\b(?:some|many|most|few|several|these|those|certain|other|not all|if|when|(?:idea|myth|view|belief|prejudice|stereotype|says?|thinks?|argues?|claims?) that) $/i;
/** 'My cousin’s parents', 'your teachers' and 'the students of our class' are people the writer has in mind, not a kind of people. */
const known = /(?:['’]s?|\b(?:my|your|our|his|her|their|its|whose|the)) (?:\w+ )?$/i;
/** 'A third of the students', '78 % of teenagers': the sentence says how many. */
const counted =
  /(?:\d ?%|per ?cent|percent|\d|half|third|quarter|majority|number|share|part|one|two) (?:of )?(?:all )?(?:the |our )?(?:\w+ )?$/i;
/** A trait given to a whole group of people. */
export const groupGeneralisation: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence) =>
    [...sentence.text.slice(0, 1_500).matchAll(pattern)].flatMap((match): CritiqueDraft[] => {
      const at = {
        start: sentence.start + match.index,
        end: sentence.start + match.index + match[0].length,
      };
      const before = sentence.text.slice(0, match.index);
      const isCounted = counted.test(before);
      if (isCounted || limited.test(before) || known.test(before) || isForeign(model, at))
        return [];
      const [, group = 'they'] = match;
      const rest = around(at, sentence, model, 45);
      return [
        {
          rule: 'group-generalisation',
          issueType: 'argument',
          severity: 3,
          at,
          issue: choose(`${rest}i`, [
            `“${match[0]}” speaks of ${nameOf(group)} as if they were one person.`,
            `“${match[0]}” says the same of all ${nameOf(group).replace(/^the /, '')}.`,
          ]),
          reasoning: choose(`${rest}r`, [
            `Your reader only has to know one of these ${nameOf(group).replace(/^the /, '')} who is different, and the sentence is wrong. They may even be one.`,
            'It may be true of some of them. A fair reader will not believe it of all of them.',
          ]),
          fix: `Say which ${nameOf(group).replace(/^the /, '')} you mean, how many, and how you know: “some …”, “in a survey of …”.`,
          hint: `Which people do you have in mind, and how many of them do you know?`,
          confidence: 0.65,
        },
      ];
    }),
  );

import { pluralOf } from './plural-of.ts';
import { likeCase } from './grammar-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';

const uncountable: Readonly<Record<string, string>> = {
  informations: 'information',
  advices: 'advice',
  equipments: 'equipment',
  furnitures: 'furniture',
  homeworks: 'homework',
  knowledges: 'knowledge',
  luggages: 'luggage',
  softwares: 'software',
  trafics: 'traffic',
  musics: 'music',
  childs: 'children',
  childrens: 'children',
  mens: 'men',
  womens: 'women',
  pollutions: 'pollution',
  moneys: 'money',
  stuffs: 'things',
  feedbacks: 'feedback',
  staffs: 'staff',
};
const things =
  'problem|reason|advantage|disadvantage|student|teacher|country|person|way|place|activity|book|friend|child|car|school|job|thing|example|sport|city|animal|language|difference|opportunity|benefit|subject|company|family|idea|year|day|month|hour|week|skill|game|movie|film|hobby|solution';
const plurals =
  'problems|reasons|advantages|disadvantages|students|teachers|countries|people|ways|places|activities|books|friends|children|cars|schools|jobs|things|examples|sports|cities|animals|languages|differences|opportunities|benefits|subjects|companies|families|ideas|years|skills|teenagers|girls|boys|parents|workers|projects|tests|lessons|exams|phones|computers|houses|questions|decisions|mistakes|goals|challenges|solutions|habits|dreams|neighbours|machines|careers|experiences|memories|hobbies|holidays|tourists|visitors|citizens|governments|adults|persons';

/** Words that go with machines. */
const device =
  /\b(?:electronic|electric|electrical|digital|mobile|smart|technological|modern|portable|medical|new|these|those|many|different|internet|communication) $/i;

/** Number and countability. */
export const NOUN_RULES: readonly GrammarRule[] = [
  {
    id: 'uncountable-plural',
    pattern: new RegExp(`\\b(${Object.keys(uncountable).join('|')})\\b(?!['’])`, 'gi'),
    replacement: (m, sentence) =>
      // 'Electronic advices' are devices.
      /^advices$/i.test(m[0]) && device.test(sentence.slice(0, m.index))
        ? null
        : (uncountable[m[0].toLowerCase()] ?? null),
    reason: (m) => `“${uncountable[m[0].toLowerCase()]}” has no plural in s`,
    severity: 2,
    confidence: 0.85,
  },
  {
    id: 'number-noun',
    pattern: new RegExp(
      `\\b(many|several|few|these|those|two|three|four|five|six|seven|ten|various|numerous|different|both|a lot of|lots of)((?: (?:different|other|important|good|bad|great|new|big|interesting|serious|positive|negative|main))?) (${things})\\b(?!['’s-])(?! (?!(?:is|was|has|does|as|this|its|us|always|sometimes)\\b)[a-z]+s\\b)(?! (?:who|of mine|centre|center|room|life|system|bus|work|student|teacher|member|owner|driver|store|shop|player|park|program|trip|old|long|rate|industry|market|policy|board|year|time|project|period|game|track|factory|seat|process|solving|loss|support|hunt|care|labou?r)s?\\b)`,
      'gi',
    ),
    replacement: (m, sentence) => {
      const number = (m[1] ?? '').toLowerCase();
      if (
        number === 'different' &&
        /\b(?:a|an|the|one|each|every|another|this|that|any|no|very|in|my|your|his|her|our|their)\s+(?:\w+ly\s+)?$/i.test(
          sentence.slice(0, m.index),
        )
      )
        return null;
      // 'That three year plan': the time belongs to the next noun.
      if (
        /^(?:year|month|week|day|hour)$/i.test(m[3] ?? '') &&
        /^ (?!(?:of|in|on|at|to|and|or|for|from|with|after|before|is|are|was|were|has|have|ago|later|because|but|so|i|you|we|they|he|she|it|that|when|if|as|by|without|straight|now|already)\b)[a-z]/i.test(
          sentence.slice(m.index + m[0].length),
        )
      )
        return null;
      if (
        /^(?:two|three|four|five|six|seven|ten)$/.test(number) &&
        sentence[m.index + m[0].length] === ' ' &&
        /^ (?:and|old|long)/.test(sentence.slice(m.index + m[0].length))
      )
        return null;
      if (
        /^(?:both)$/.test(number) &&
        /^(?:way|child|family)/.test(m[3] ?? '') === false &&
        / and /.test(sentence.slice(m.index, m.index + 60))
      )
        return null;
      return `${m[1]}${m[2] ?? ''} ${pluralOf((m[3] ?? '').toLowerCase())}`;
    },
    reason: (m) => `“${m[1]}” means more than one`,
    severity: 2,
    confidence: 0.8,
  },
  {
    id: 'one-of',
    pattern: new RegExp(
      `\\bone of (?:the|my|our|their|his|her|these|those) (?:(?:most|best|main|biggest|greatest|favou?rite|worst|important|good|big|other|major|common|popular|famous|beautiful|interesting|difficult) ){0,3}(${things})\\b(?!['’s-])(?! [a-z]+s\\b)`,
      'gi',
    ),
    replacement: (m) => m[0].replace(new RegExp(`${m[1]}$`), pluralOf((m[1] ?? '').toLowerCase())),
    reason: (m) => `it is one of several ${pluralOf((m[1] ?? '').toLowerCase())}`,
    severity: 2,
    confidence: 0.85,
  },
  {
    id: 'singular-determiner',
    pattern: new RegExp(`\\b(this|that|every|each|another|a|an) (${plurals})\\b(?!['’-])`, 'gi'),
    replacement: (m, sentence) => {
      const word = (m[1] ?? '').toLowerCase();
      if (
        word === 'that' ||
        (/^(?:a|an|another|this)$/.test(word) &&
          /^(?:people|years|sports|games)$/i.test(m[2] ?? '') &&
          / (?:people|sports|games) [a-z]/i.test(sentence.slice(m.index)))
      )
        return null;
      if (word === 'this') return likeCase(m[0], `these ${m[2]}`);
      // 'With another people': several others are meant.
      if (word === 'another') return likeCase(m[0], `other ${m[2]}`);
      // 'Every people need it' has two slips, which one correction cannot mend.
      if (
        /^people$/i.test(m[2] ?? '') ||
        /^ (?:are|were|have|do|need|want|go|get|make|think|know|say|live|help|like|use)\b/i.test(
          sentence.slice(m.index + m[0].length),
        )
      )
        return null;
      // 'A languages degree' has its noun further on.
      if (
        /^an?$/.test(word) &&
        !/^(?:[.,;:!?]|$| (?:that|which|who|to|for|in|on|at|of|and|or|but|is|are|was|were|with|because|where|when|i|we|they|he|she|it|you|have|has|can|will)\b)/i.test(
          sentence.slice(m.index + m[0].length),
        )
      )
        return null;
      const one =
        { people: 'person', children: 'child' }[(m[2] ?? '').toLowerCase()] ??
        (m[2] ?? '').replace(/ies$/i, 'y').replace(/s$/i, '');
      return `${m[1]} ${one}`;
    },
    reason: (m) =>
      /^another$/i.test(m[1] ?? '')
        ? '“another” means one more, and several are “other”'
        : `“${m[1]}” means one`,
    severity: 2,
    confidence: 0.75,
  },
  {
    id: 'much-many',
    pattern: new RegExp(`\\bmuch (${plurals})\\b`, 'gi'),
    replacement: (m, sentence) =>
      /\b(?:as|so|too|how)\s+$/i.test(sentence.slice(0, m.index)) || m.index >= 0
        ? `many ${m[1]}`
        : null,
    reason: (m) => `${(m[1] ?? '').toLowerCase()} can be counted`,
    severity: 2,
    confidence: 0.85,
  },
];

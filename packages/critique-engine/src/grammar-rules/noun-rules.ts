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
const plurals =
  'problems|reasons|advantages|disadvantages|students|teachers|countries|people|ways|places|activities|books|friends|children|cars|schools|jobs|things|examples|sports|cities|animals|languages|differences|opportunities|benefits|subjects|companies|families|ideas|years|skills|teenagers|girls|boys|parents|workers|projects|tests|lessons|exams|phones|computers|houses|questions|decisions|mistakes|goals|challenges|solutions|habits|dreams|neighbours|machines|careers|experiences|memories|hobbies|holidays|tourists|visitors|citizens|governments|adults|persons';

/** A noun follows, so that somebody owns it: 'the childrens school is far'. */
const owns =
  /^ (?!(?:is|are|was|were|have|has|had|do|does|can|could|will|would|should|must|may|might|and|or|but|who|which|that|to|in|on|at|for|from|with|about|because|when|if|need|want|like|love|go|get|think|know|also|always|often|never|not)\b)[a-z]{3,}/i;

/** What follows 'people' where it is no part of a longer noun: not 'another people carrier'. */
const FREE =
  /^(?:[.,;:!?]|$| (?:who|that|to|in|on|at|from|with|and|or|but|are|were|have|can|could|will|would|should|may|might|must|do|did|think|say|believe|feel|want|need|like|prefer|argue|claim|also|often|always|never|around|about|because|when|if)\b)/i;

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
        : /^(?:childre|wome|me)ns$/i.test(m[0]) && owns.test(sentence.slice(m.index + m[0].length))
          ? `${likeCase(m[0], uncountable[m[0].toLowerCase()] ?? '')}’s`
          : (uncountable[m[0].toLowerCase()] ?? null),
    reason: (m) => `“${uncountable[m[0].toLowerCase()]}” has no plural in s`,
    severity: 2,
    confidence: 0.85,
  },
  {
    id: 'these-mass',
    pattern:
      /\b(these|those) (information|advice|furniture|equipment|homework|luggage|evidence|knowledge|software|traffic|pollution|weather|research)(?=[.,;:!?]|$| (?:and|or|but|to|for|in|on|at|of|that|which|about|from|with|because|when|if|can|could|will|would|should|must|may|also)\b)/gi,
    replacement: (m) =>
      `${/^these$/i.test(m[1] ?? '') ? likeCase(m[0], 'this') : likeCase(m[0], 'that')} ${m[2]}`,
    reason: (m) => `“${m[2]}” cannot be counted, so it takes “this” or “that”`,
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
        (word === 'another' &&
          /^people$/i.test(m[2] ?? '') &&
          !FREE.test(sentence.slice(m.index + m[0].length))) ||
        (/^(?:a|an|this)$/.test(word) &&
          /^(?:people|years|sports|games)$/i.test(m[2] ?? '') &&
          / (?:people|sports|games) [a-z]/i.test(sentence.slice(m.index))) ||
        (word === 'another' && /^(?:years|sports|games)$/i.test(m[2] ?? ''))
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

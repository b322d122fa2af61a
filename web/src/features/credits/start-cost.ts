import type { AnalysisType } from '@argint/contracts';
import { ESSAY_MAX_CHARS } from '@argint/contracts/limits';
import { MESSAGES } from '@argint/contracts/messages';
import { PLANS } from '@argint/contracts/plans';
import type { Access } from './balance-words.ts';
import { plural, t } from '../../lib/i18n/text.ts';
import { wordCount } from '../../lib/format/counts.ts';

/** What decides about a start. */
export interface StartFacts {
  words: number;
  chars: number;
  type: AnalysisType;
  /** Undefined until the server has said; null for a visitor. */
  access: Access | null | undefined;
  /** 'about 10 seconds'; null where nothing is promised. */
  estimate: string | null;
}

/** What the page says about a start before it is made. */
export interface StartCost {
  /** '552 of 3,000 words, uses 1 of your 2 analyses, about 10 seconds'. */
  sentence: string;
  /** Why this start would be refused; null where nothing stands against it. */
  obstacle: string | null;
  /** The obstacle is gone with another plan. */
  plansHelp: boolean;
  /** The plan can read a text of this length, if only as a free reading. */
  mayBeRead: boolean;
}

/** 'uses 1 of your 2 analyses'; null until the balance is known. `access` is null for a visitor. */
export const costWords = (type: AnalysisType, access: Access | null | undefined): string | null => {
  if (access === undefined) return null;
  if (access === null) return type === 'simple' ? t('free') : t('free with a new account');
  const left = access.analysesRemaining;
  if (type === 'simple')
    return left > 0
      ? plural(left, 'free: keeps your last analysis', 'free: uses none of your {{count}}')
      : t('free');
  if (left < 0) return t('included in your plan');
  if (left === 0) return t('needs 1 analysis, and you have none left');
  return left === 1
    ? t('uses your last analysis')
    : t('uses 1 of your {{left}} analyses', { left });
};

const obstacleOf = (facts: StartFacts, maxWords: number | null) => {
  const { words, chars, type, access } = facts;
  if (chars > ESSAY_MAX_CHARS)
    return { obstacle: t(MESSAGES.essayTooLong), plansHelp: false, mayBeRead: false };
  if (maxWords !== null && words > maxWords) {
    const counted = { limit: maxWords, count: words };
    const obstacle =
      access === null
        ? t('A new account allows {{limit}} words per essay; this one has {{count}}.', counted)
        : t('Your plan allows {{limit}} words per essay; this one has {{count}}.', counted);
    return {
      obstacle,
      plansHelp: maxWords < PLANS.unlimited.maxWords,
      mayBeRead: false,
    };
  }
  if (access && !access.hasAccess && type !== 'simple') {
    return { obstacle: t('You have no analyses left.'), plansHelp: true, mayBeRead: true };
  }
  return { obstacle: null, plansHelp: false, mayBeRead: true };
};

/** What a start would cost, and what stands against it. */
export const startCost = (facts: StartFacts): StartCost => {
  const { words, type, access, estimate } = facts;
  const plan = access === null ? PLANS.trial : access && PLANS[access.planType];
  const maxWords = plan ? plan.maxWords : null;
  const { obstacle, plansHelp, mayBeRead } = obstacleOf(facts, maxWords);
  const counted =
    maxWords === null
      ? wordCount(words)
      : plural(maxWords, '{{words}} of {{count}} word', '{{words}} of {{count}} words', { words });
  const verdict = { obstacle, plansHelp, mayBeRead };
  if (words === 0 || !mayBeRead) return { sentence: counted, ...verdict };
  const parts = [counted, costWords(type, access), obstacle === null ? estimate : null];
  return { sentence: parts.filter((part) => part !== null).join(', '), ...verdict };
};

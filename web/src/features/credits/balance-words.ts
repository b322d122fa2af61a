import type { AccessBody } from '@argint/contracts';
import { formatDay } from '../../lib/format/format-date.ts';
import { plural, t } from '../../lib/i18n/text.ts';

/** What the plan allows now. */
export type Access = AccessBody['data'];

/** 'No analyses left', '2 analyses left', 'Unlimited analyses'. */
const analysesLeft = ({ analysesRemaining: left }: Access): string => {
  if (left < 0) return t('Unlimited analyses');
  return left === 0
    ? t('No analyses left')
    : plural(left, '{{count}} analysis left', '{{count}} analyses left');
};

/** '2 analyses left, trial until 21 December'. */
export const balanceWords = (access: Access, now: number): string => {
  const { planType, expiresAt } = access;
  const left = analysesLeft(access);
  if (expiresAt === null || Date.parse(expiresAt) <= now) return left;
  const day = formatDay(expiresAt, now);
  return planType === 'trial'
    ? t('{{left}}, trial until {{day}}', { left, day })
    : t('{{left}}, until {{day}}', { left, day });
};

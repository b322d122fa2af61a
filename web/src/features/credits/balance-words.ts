import type { AccessBody } from '@argint/contracts';
import { formatDay } from '../../lib/format/format-date.ts';
import { formatCount } from '../../lib/format/format-number.ts';

/** What the plan allows now. */
export type Access = AccessBody['data'];

/** 'No analyses left', '2 analyses left', 'Unlimited analyses'. */
const analysesLeft = ({ analysesRemaining: left }: Access): string => {
  if (left < 0) return 'Unlimited analyses';
  return left === 0 ? 'No analyses left' : `${formatCount(left, 'analysis', 'analyses')} left`;
};

/** '2 analyses left, trial until 21 December'. */
export const balanceWords = (access: Access, now: number): string => {
  const { planType, expiresAt } = access;
  const left = analysesLeft(access);
  if (expiresAt === null || Date.parse(expiresAt) <= now) return left;
  const until = `until ${formatDay(expiresAt, now)}`;
  return planType === 'trial' ? `${left}, trial ${until}` : `${left}, ${until}`;
};

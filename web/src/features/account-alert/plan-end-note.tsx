import type { PlanType } from '@argint/contracts/plans';
import { PLANS } from '@argint/contracts/plans';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { t, translateKnown, useText } from '../../lib/i18n/text.ts';
import { selectBusy } from '../analysis-job/job-slice.ts';
import { planEndDismissed, selectEndedPlan } from './account-alert-slice.ts';
import type { KnownPlan } from './plan-change.ts';
import './plan-end-note.css';

const nameOf = (plan: PlanType): string => translateKnown(PLANS[plan].name);

/** What has ended: 'You have used your last free analysis.' */
const endWords = ({ planType, expiresAt }: KnownPlan, now: number): string => {
  if (planType === 'single') return t('You have no analyses left.');
  if (planType !== 'trial') return t('Your plan {{plan}} has ended.', { plan: nameOf(planType) });
  return Date.parse(expiresAt ?? '') <= now
    ? t('Your free trial has ended.')
    : t('You have used your last free analysis.');
};

/** Says calmly that a plan has ended in the normal way, once no analysis runs, and leads to the plans. */
export function PlanEndNote() {
  const t = useText();
  const ended = useSelector(selectEndedPlan);
  const busy = useSelector(selectBusy);
  const dispatch = useDispatch();
  if (!ended || busy) return null;
  const after = ended.after.planType;
  return (
    <section className="page plan-end" role="status">
      <p>
        <strong>{endWords(ended.before, Date.now())}</strong>{' '}
        {after === 'none'
          ? t('Each essay stays until its date, and the free reading still costs nothing.')
          : t('Your account now has: {{now}}.', { now: nameOf(after) })}
      </p>
      <div className="plan-end__actions">
        <LinkButton to={paths.section('pricing')}>{t('See the plans')}</LinkButton>
        <Button onClick={() => dispatch(planEndDismissed())}>{t('Dismiss')}</Button>
      </div>
    </section>
  );
}

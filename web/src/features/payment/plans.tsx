import { PLANS } from '@argint/contracts/plans';
import type { PaidPlan } from '@argint/contracts';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { withAntd } from '../../components/antd/with-antd.tsx';
import { loadable } from '../../components/loadable.tsx';
import { paths } from '../../config/paths.ts';
import { formatPrice } from '../../lib/format/format-number.ts';
import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';
import { translateKnown, useText } from '../../lib/i18n/text.ts';

const OrderReview = loadable(
  withAntd(async () => (await import('./order-review.tsx')).OrderReview),
  'card',
);

const offered: readonly PaidPlan[] = ['single', 'standard', 'unlimited'];
const per = { once: 'per essay', month: 'per month' } as const;
const PAY = 'Pay with PayFast';

/** The three paid plans, from the plan table, each with its button. A visitor signs in first. */
export function Plans() {
  const t = useText();
  const { isAuthenticated } = useSimpleAuth();
  const [ordered, setOrdered] = useState<PaidPlan | null>(null);
  return (
    <>
      <ul className="pricing">
        {offered.map((type) => {
          const { name, priceCents, billing, features } = PLANS[type];
          return (
            <li key={type}>
              <h3 id={`plan-${type}`}>{translateKnown(name)}</h3>
              <p className="pricing__price">
                <strong>{formatPrice(priceCents)}</strong> {billing !== 'free' && t(per[billing])}
              </p>
              <ul>
                {features.map((feature) => (
                  <li key={feature}>{translateKnown(feature)}</li>
                ))}
              </ul>
              {isAuthenticated ? (
                <Button block aria-describedby={`plan-${type}`} onClick={() => setOrdered(type)}>
                  {t(PAY)}
                </Button>
              ) : (
                <LinkButton
                  block
                  aria-describedby={`plan-${type}`}
                  to={paths.login}
                  state={{ from: paths.section('pricing') }}
                >
                  {t(PAY)}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ul>
      {ordered && <OrderReview plan={ordered} onClose={() => setOrdered(null)} />}
    </>
  );
}

import { PLANS } from '@argint/contracts/plans';
import type { Plan } from '@argint/contracts/plans';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { withAntd } from '../../components/antd/with-antd.tsx';
import { loadable } from '../../components/loadable.tsx';
import { paths } from '../../config/paths.ts';
import { formatPrice } from '../../lib/format/format-number.ts';
import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';

const PaymentDialog = loadable(
  withAntd(async () => (await import('./payment-dialog.tsx')).PaymentDialog),
  'card',
);

const offered: readonly Plan[] = [PLANS.single, PLANS.standard, PLANS.unlimited];
const per = { once: 'per essay', month: 'per month', free: '' } as const;
const PAY = 'Pay with PayFast';

/** The three paid plans, from the plan table, each with its button. A visitor signs in first. */
export function Plans() {
  const { isAuthenticated } = useSimpleAuth();
  const [paying, setPaying] = useState(false);
  return (
    <>
      <ul className="pricing">
        {offered.map(({ type, name, priceCents, billing, features }) => (
          <li key={type}>
            <h3 id={`plan-${type}`}>{name}</h3>
            <p className="pricing__price">
              <strong>{formatPrice(priceCents)}</strong> {per[billing]}
            </p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            {isAuthenticated ? (
              <Button block aria-describedby={`plan-${type}`} onClick={() => setPaying(true)}>
                {PAY}
              </Button>
            ) : (
              <LinkButton
                block
                aria-describedby={`plan-${type}`}
                to={paths.login}
                state={{ from: paths.section('pricing') }}
              >
                {PAY}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      {paying && <PaymentDialog onClose={() => setPaying(false)} />}
    </>
  );
}

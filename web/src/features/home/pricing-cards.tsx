import { PLANS } from '@argint/contracts/plans';
import type { Plan } from '@argint/contracts/plans';
import { formatPrice } from '../../lib/format/format-number.ts';

const offered: readonly Plan[] = [PLANS.single, PLANS.standard, PLANS.unlimited];
const per = { once: 'per essay', month: 'per month', free: '' } as const;

/** The three paid plans, from the plan table. */
export function PricingCards() {
  return (
    <ul className="pricing">
      {offered.map(({ type, name, priceCents, billing, features }) => (
        <li key={type}>
          <h3>{name}</h3>
          <p className="pricing__price">
            <strong>{formatPrice(priceCents)}</strong> {per[billing]}
          </p>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

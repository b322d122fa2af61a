import { PLANS } from '@argint/contracts/plans';
import type { Access } from '../credits/balance-words.ts';
import './summary-card.css';
import { t, translateKnown, useText } from '../../lib/i18n/text.ts';
import type { TextKey } from '../../lib/i18n/text.ts';

interface Props {
  question: string;
  /** Null for a visitor; undefined until the server has answered. */
  access: Access | null | undefined;
}

const planName = (access: Access | null | undefined): string => {
  if (access === null) return t('Free trial with a new account');
  return access ? translateKnown(PLANS[access.planType].name) : '…';
};

/** What is analysed beside the text, and on which plan. Length and cost stand under the editor. */
export function SummaryCard({ question, access }: Props) {
  const t = useText();
  const rows: readonly (readonly [TextKey, string])[] = [
    ['Question', question.trim() || t('None yet, but recommended')],
    ['Plan', planName(access)],
  ];
  return (
    <section className="side-card summary-card" aria-label={t('Summary')}>
      <h2>{t('What will be analysed')}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

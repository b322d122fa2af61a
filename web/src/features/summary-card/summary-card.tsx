import { PLANS } from '@argint/contracts/plans';
import type { Access } from '../credits/balance-words.ts';
import './summary-card.css';
import { formatNumber } from '../../lib/format/format-number.ts';
import { t, translateKnown, useText } from '../../lib/i18n/text.ts';
import type { TextKey } from '../../lib/i18n/text.ts';

interface Props {
  words: number;
  /** 0 for blank text. */
  lines: number;
  question: string;
  /** Null for a visitor; undefined until the server has answered. */
  access: Access | null | undefined;
  /** 'uses 1 of your 2 analyses'; null where it is not known. */
  cost: string | null;
}

const planName = (access: Access | null | undefined): string => {
  if (access === null) return t('Free trial with a new account');
  return access ? translateKnown(PLANS[access.planType].name) : '…';
};

/** What will be analysed when the button is pressed, and what it costs. */
export function SummaryCard({ words, lines, question, access, cost }: Props) {
  const t = useText();
  const rows: readonly (readonly [TextKey, string])[] = [
    ['Words', formatNumber(words)],
    ['Lines', formatNumber(lines)],
    ['Question', question.trim() || t('None yet. It is optional but recommended.')],
    ['Plan', planName(access)],
    ...(words > 0 && cost !== null ? ([['Cost', cost]] as const) : []),
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

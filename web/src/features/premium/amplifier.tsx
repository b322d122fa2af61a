import type { AnalysisResult, PremiumResult } from '@argint/contracts';
import { formatNumber, formatPercent } from '../../lib/format/format-number.ts';
import { DialecticalPrompts } from '../result/dialectical-prompts.tsx';
import { ReportParts } from '../result/report-parts.tsx';
import type { Part } from '../result/report-parts.tsx';
import { balanceTone } from '../result/score-tone.ts';
import { TextList } from '../result/text-list.tsx';
import { Meter } from './meter.tsx';
import { plural, useText } from '../../lib/i18n/text.ts';

type Thinking = PremiumResult['criticalThinking'];

interface Props {
  thinking: Thinking;
  emptyReasons: AnalysisResult['emptyReasons'];
}

/** Assumptions, the balance of what should be and what is, contradictions, gaps and prompts. */
export function Amplifier({ thinking, emptyReasons }: Props) {
  const t = useText();
  const { assumptions, hiddenAssumptions, normativeEmpirical: balance } = thinking;
  const { contradictions, gaps, dialecticalPrompts } = thinking;
  const why = (part: keyof Thinking) => emptyReasons[`premium.criticalThinking.${part}`];
  const parts: Part[] = [
    {
      title: t('Assumptions'),
      empty: hiddenAssumptions.length === 0,
      why: why('hiddenAssumptions'),
      content: (
        <>
          {assumptions && (
            <p>
              {plural(
                assumptions.assumptionCount,
                'Your argument rests on {{count}} assumption.',
                'Your argument rests on {{count}} assumptions.',
              )}
            </p>
          )}
          <HiddenAssumptions items={hiddenAssumptions} />
        </>
      ),
    },
    {
      title: t('What should be, and what is'),
      empty: balance === null,
      why: why('normativeEmpirical'),
      content: balance && <Balance balance={balance} />,
    },
    {
      title: t('Contradictions'),
      empty: contradictions.length === 0,
      why: why('contradictions'),
      content: <Contradictions pairs={contradictions} />,
    },
    {
      title: t('Gaps'),
      empty: gaps.length === 0,
      why: why('gaps'),
      content: <TextList items={gaps} />,
    },
    {
      title: t('Dialectical prompts'),
      empty: dialecticalPrompts.length === 0,
      why: why('dialecticalPrompts'),
      content: <DialecticalPrompts prompts={dialecticalPrompts} />,
    },
  ];
  return <ReportParts parts={parts} />;
}

const HiddenAssumptions = ({ items }: { items: Thinking['hiddenAssumptions'] }) =>
  items.map(({ type, assumptionText, challengePrompt, criticalFeedback }) => (
    <div key={assumptionText} className="report__item" lang="en">
      <p>
        <strong>{type}.</strong> {assumptionText}
      </p>
      <p>{challengePrompt}</p>
      <p className="report__soft">{criticalFeedback}</p>
    </div>
  ));

const PERCENT = 100;

function Balance({ balance }: { balance: NonNullable<Thinking['normativeEmpirical']> }) {
  const t = useText();
  const percent = Math.round(balance.balanceScore * PERCENT);
  return (
    <>
      <Meter
        label={t('Balance')}
        value={formatPercent(percent)}
        percent={percent}
        tone={balanceTone(balance.balanceScore)}
      />
      <p className="report__soft">
        {plural(
          balance.normativeMentions,
          '{{count}} sentence about what should be, {{observed}} about what was observed.',
          '{{count}} sentences about what should be, {{observed}} about what was observed.',
          { observed: formatNumber(balance.empiricalMentions) },
        )}
      </p>
      <p lang="en">{balance.balanceFeedback}</p>
      <TextList items={balance.prompts} />
    </>
  );
}

const Contradictions = ({ pairs }: { pairs: Thinking['contradictions'] }) =>
  pairs.map(({ claimA, claimB, resolutionPrompt, exercise }) => (
    <div key={`${claimA}${claimB}`} className="report__item" lang="en">
      <blockquote>{claimA}</blockquote>
      <blockquote>{claimB}</blockquote>
      <p>{resolutionPrompt}</p>
      <p className="report__soft">{exercise}</p>
    </div>
  ));

import type { AnalysisResult, PremiumResult } from '@argint/contracts';
import { formatCount } from '../../lib/format/format-number.ts';
import { DialecticalPrompts } from '../result/dialectical-prompts.tsx';
import { ReportPart } from '../result/report-part.tsx';
import { balanceTone } from '../result/score-tone.ts';
import { TextList } from '../result/text-list.tsx';
import { Meter } from './meter.tsx';

type Thinking = PremiumResult['criticalThinking'];

interface Props {
  thinking: Thinking;
  emptyReasons: AnalysisResult['emptyReasons'];
}

/** Assumptions, the balance of what should be and what is, contradictions, gaps and prompts. */
export function Amplifier({ thinking, emptyReasons }: Props) {
  const { assumptions, hiddenAssumptions, normativeEmpirical: balance } = thinking;
  const { contradictions, gaps, dialecticalPrompts } = thinking;
  const why = (part: keyof Thinking) => emptyReasons[`premium.criticalThinking.${part}`];
  return (
    <div className="report__grid">
      <ReportPart
        title="Assumptions"
        empty={hiddenAssumptions.length === 0}
        emptyReason={why('hiddenAssumptions')}
      >
        {assumptions && (
          <p>Your argument rests on {formatCount(assumptions.assumptionCount, 'assumption')}.</p>
        )}
        <HiddenAssumptions items={hiddenAssumptions} />
      </ReportPart>
      <ReportPart
        title="What should be, and what is"
        empty={balance === null}
        emptyReason={why('normativeEmpirical')}
      >
        {balance && <Balance balance={balance} />}
      </ReportPart>
      <ReportPart
        title="Contradictions"
        empty={contradictions.length === 0}
        emptyReason={why('contradictions')}
      >
        <Contradictions pairs={contradictions} />
      </ReportPart>
      <ReportPart title="Gaps" empty={gaps.length === 0} emptyReason={why('gaps')}>
        <TextList items={gaps} />
      </ReportPart>
      <ReportPart
        title="Dialectical prompts"
        empty={dialecticalPrompts.length === 0}
        emptyReason={why('dialecticalPrompts')}
      >
        <DialecticalPrompts prompts={dialecticalPrompts} />
      </ReportPart>
    </div>
  );
}

const HiddenAssumptions = ({ items }: { items: Thinking['hiddenAssumptions'] }) =>
  items.map(({ type, assumptionText, challengePrompt, criticalFeedback }) => (
    <div key={assumptionText} className="report__item">
      <p>
        <strong>{type}.</strong> {assumptionText}
      </p>
      <p>{challengePrompt}</p>
      <p className="report__soft">{criticalFeedback}</p>
    </div>
  ));

const PERCENT = 100;

function Balance({ balance }: { balance: NonNullable<Thinking['normativeEmpirical']> }) {
  const percent = Math.round(balance.balanceScore * PERCENT);
  return (
    <>
      <Meter
        label="Balance"
        value={`${percent}%`}
        percent={percent}
        tone={balanceTone(balance.balanceScore)}
      />
      <p className="report__soft">
        {formatCount(balance.normativeMentions, 'sentence')} about what should be,{' '}
        {balance.empiricalMentions.toLocaleString('en-US')} about what was observed.
      </p>
      <p>{balance.balanceFeedback}</p>
      <TextList items={balance.prompts} />
    </>
  );
}

const Contradictions = ({ pairs }: { pairs: Thinking['contradictions'] }) =>
  pairs.map(({ claimA, claimB, resolutionPrompt, exercise }) => (
    <div key={`${claimA}${claimB}`} className="report__item">
      <blockquote>{claimA}</blockquote>
      <blockquote>{claimB}</blockquote>
      <p>{resolutionPrompt}</p>
      <p className="report__soft">{exercise}</p>
    </div>
  ));

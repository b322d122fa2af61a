import type { PremiumResult } from '@argint/contracts';
import { TextList } from './text-list.tsx';

/** Hidden assumptions, the balance of normative and empirical claims, contradictions and gaps. */
export function DeeperThinking({ thinking }: { thinking: PremiumResult['criticalThinking'] }) {
  const { hiddenAssumptions, normativeEmpirical: balance, contradictions, gaps } = thinking;
  return (
    <div>
      <h3>Critical thinking</h3>
      {hiddenAssumptions.map((item) => (
        <div key={item.text} className="report__item">
          <p>
            <strong>{item.type}.</strong> {item.text}
          </p>
          <p className="report__soft">{item.challenge}</p>
        </div>
      ))}
      {balance && (
        <div className="report__item">
          <h4>What should be, and what is</h4>
          <p>{balance.balanceFeedback}</p>
          <TextList items={balance.prompts} />
        </div>
      )}
      {contradictions.map((pair) => (
        <div key={`${pair.claimA}${pair.claimB}`} className="report__item">
          <h4>Two sentences that contradict each other</h4>
          <blockquote>{pair.claimA}</blockquote>
          <blockquote>{pair.claimB}</blockquote>
          <p>{pair.resolutionPrompt}</p>
          <p className="report__soft">{pair.exercise}</p>
        </div>
      ))}
      <TextList title="Gaps" items={gaps} />
    </div>
  );
}

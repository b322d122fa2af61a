import type { AnalysisResult, PremiumResult } from '@argint/contracts';
import { ReportPart } from '../result/report-part.tsx';
import { TextList } from '../result/text-list.tsx';
import { useText } from '../../lib/i18n/text.ts';

const PATH = 'premium.academicStructure';
const PARTS = [
  ['Strengths', 'strengths'],
  ['Weaknesses', 'weaknesses'],
  ['Recommendations', 'recommendations'],
] as const;

/** Strengths, weaknesses and recommendations for the structure of the essay. */
export function Structure(props: {
  structure: PremiumResult['academicStructure'];
  emptyReasons: AnalysisResult['emptyReasons'];
}) {
  const t = useText();
  const { structure, emptyReasons } = props;
  const assessment = structure?.overallStructuralAssessment;
  return (
    <div className="structure">
      {PARTS.map(([title, part]) => {
        const items = assessment?.[part] ?? [];
        return (
          <ReportPart
            key={part}
            title={t(title)}
            empty={items.length === 0}
            emptyReason={
              emptyReasons[`${PATH}.overallStructuralAssessment.${part}`] ?? emptyReasons[PATH]
            }
          >
            <TextList items={items} />
          </ReportPart>
        );
      })}
    </div>
  );
}

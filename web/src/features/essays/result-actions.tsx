import type { AnalysisResult } from '@argint/contracts';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { useText } from '../../lib/i18n/text.ts';
import { ExportEssay } from '../export/export-essay.tsx';
import { PremiumLink } from '../premium/premium-link.tsx';

interface Props {
  essayId: string;
  title: string;
  result: AnalysisResult;
}

/** What can be done with the result of an essay: the premium report, the statement of use, files. */
export function ResultActions({ essayId, title, result }: Props) {
  const t = useText();
  return (
    <>
      <PremiumLink essayId={essayId} result={result} />
      <LinkButton to={paths.aiUse(essayId)}>{t('Statement of use')}</LinkButton>
      <ExportEssay essayId={essayId} title={title} />
    </>
  );
}

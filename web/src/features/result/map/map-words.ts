import type { OutlineUnit } from '@argint/contracts';
import type { OutlineGap } from '@argint/contracts/outline-tree';
import { t } from '../../../lib/i18n/text.ts';

const evidenceName = (sort: OutlineUnit['evidence']): string => {
  switch (sort) {
    case 'cited':
      return t('Evidence: a source');
    case 'figure':
      return t('Evidence: a figure');
    case 'named':
      return t('Evidence: a case');
    case 'own':
      return t('Evidence: own experience');
    default:
      return t('Evidence');
  }
};

/** What a passage does, in the language of the page. */
export const kindName = ({ kind, evidence }: OutlineUnit): string => {
  switch (kind) {
    case 'thesis':
      return t('Thesis');
    case 'claim':
      return t('Claim');
    case 'reason':
      return t('Reason');
    case 'evidence':
      return evidenceName(evidence);
    case 'objection':
      return t('Objection');
    case 'answer':
      return t('Answer');
    case 'conclusion':
      return t('Conclusion');
    default:
      return t('Background');
  }
};

/** What is missing under a passage. */
export const gapName = (gap: OutlineGap): string =>
  gap === 'no-reason' ? t('No reason found') : t('No answer found');

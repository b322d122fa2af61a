import type { TextKind } from '@argint/contracts/text-kind';
import { t } from '../../lib/i18n/text.ts';

/** The kinds of text as the page names them: 'an argument'. */
export const kindName = (kind: TextKind): string => {
  switch (kind) {
    case 'argument':
      return t('an argument');
    case 'report':
      return t('a report');
    case 'legal':
      return t('a legal answer');
    case 'review':
      return t('a literature review');
    case 'narrative':
      return t('a story');
    case 'reflection':
      return t('a reflection');
    case 'letter':
      return t('a letter');
    case 'other':
      return t('a text of another kind');
  }
};

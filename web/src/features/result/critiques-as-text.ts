import type { LineCritique } from '@argint/contracts';
import { aboutOf, severityName } from './critique-words.ts';
import { t } from '../../lib/i18n/text.ts';

/** Critiques as plain text for a document or a message, numbered in their order. */
export const critiquesAsText = (critiques: readonly LineCritique[]): string =>
  critiques
    .map((critique, index) => {
      const { severity, issue, quote, quote2, reasoning, fix } = critique;
      const lines = [
        `${index + 1}. ${issue} (${[severityName(severity), ...aboutOf(critique)].join(', ')})`,
        quote ? `‘${quote}’` : '',
        quote2 ? `‘${quote2}’` : '',
        t('Why this matters: {{reason}}', { reason: reasoning }),
        t('Fix: {{fix}}', { fix }),
      ];
      return lines.filter((line) => line !== '').join('\n   ');
    })
    .join('\n\n');

import type { LineCritique } from '@argint/contracts';
import { severityWord } from '@argint/contracts/severity';
import type { SeverityScale } from '@argint/contracts/severity';
import { aboutOf } from './critique-words.ts';

/** Critiques as plain text for a document or a message, numbered in their order. */
export const critiquesAsText = (critiques: readonly LineCritique[], scale: SeverityScale): string =>
  critiques
    .map((critique, index) => {
      const { severity, issue, quote, reasoning, fix } = critique;
      const lines = [
        `${index + 1}. ${issue} (${[severityWord(severity, scale), ...aboutOf(critique)].join(', ')})`,
        quote ? `‘${quote}’` : '',
        `Why this matters: ${reasoning}`,
        `Fix: ${fix}`,
      ];
      return lines.filter((line) => line !== '').join('\n   ');
    })
    .join('\n\n');

import type { SecurityFinding } from '@argint/contracts';
import type { EssayCollections } from '../collections.ts';
import { isSealed } from '../sealing/ciphertext.ts';

/** Essays, results, answers and keys that are looked at. */
const SAMPLE = 50;

/** What essay finds out about itself for the security audit: whether stored texts are sealed and keys wrapped. */
export const createEssayFindings =
  ({
    essays,
    results,
    answers,
    keys,
    pendingEssays,
  }: Pick<EssayCollections, 'essays' | 'results' | 'answers' | 'keys' | 'pendingEssays'>) =>
  async (): Promise<SecurityFinding[]> => {
    const kept = { where: { state: 'kept' }, limit: SAMPLE };
    const [found, judged, answered, wrapped, pending] = await Promise.all([
      essays.find(kept),
      results.find({ limit: SAMPLE }),
      answers.find({ limit: SAMPLE }),
      keys.find(kept),
      pendingEssays.find({ limit: SAMPLE }),
    ]);
    const stored = [
      ...found.items.flatMap(({ text, question, title, preview, rubric }) => [
        ...[text, question, title, preview, rubric],
      ]),
      ...[...judged.items, ...answered.items].map(({ json }) => json),
      ...pending.items.flatMap(({ text, question }) => [text, question]),
      ...wrapped.items.map((key) => key.wrapped),
    ].filter((value) => value !== null);
    const open = stored.filter((value) => !isSealed(value)).length;
    return [
      {
        id: 'encryption-at-rest',
        status: open === 0 ? 'passed' : 'failed',
        evidence:
          open === 0
            ? `Texts and results are sealed with AES-256-GCM and a key for each user; ${stored.length} stored values were looked at.`
            : `${open} of ${stored.length} stored values are not sealed.`,
      },
    ];
  };

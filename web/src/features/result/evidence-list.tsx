import { useText } from '../../lib/i18n/text.ts';

/** Plain lines that are shown before the rest is folded. */
const SHOWN = 3;

/**
 * A line with two numbers or more, such as '3 of 7 sentences', is a count and no reason that a reader needs at once; so is
 * one about how the engine counts.
 */
const isCount = (line: string): boolean =>
  (line.match(/\d+/g) ?? []).length > 1 ||
  /\bthe engine\b|\bpairs? of words\b|\bevery fifty words\b/.test(line);

/** The overall score lists its criteria with their weights, which the page shows on their own. */
const isWeight = (line: string): boolean => /\(weight \d/.test(line);

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul lang="en">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/**
 * What a score rests on: up to three plain lines, else its first count; the rest behind How counted.
 *
 * @param props.isFolded whether all of it is behind How counted, because praise would not explain a low score
 */
export function EvidenceList(props: { evidence: readonly string[]; isFolded?: boolean }) {
  const t = useText();
  const { evidence, isFolded = false } = props;
  const reasons = evidence.filter((line) => !isCount(line)).slice(0, SHOWN);
  const shown =
    reasons.length > 0 ? reasons : evidence.filter((line) => !isWeight(line)).slice(0, 1);
  const plain = isFolded ? [] : shown;
  const counted = evidence.filter((line) => !plain.includes(line));
  return (
    <div className="scores__evidence">
      {plain.length > 0 && <Lines lines={plain} />}
      {counted.length > 0 && (
        <details>
          <summary>{t('How counted')}</summary>
          <Lines lines={counted} />
        </details>
      )}
    </div>
  );
}

import type { scoreTone } from '../result/score-tone.ts';

/** A number with a bar beside it. The colour only repeats what the number says. */
export function Meter(props: {
  label: string;
  value: string;
  /** Length of the bar, 0 to 100. */
  percent: number;
  tone: ReturnType<typeof scoreTone>;
}) {
  return (
    <p className={`meter ${props.tone}`}>
      <span className="meter__label">{props.label}</span>
      <strong>{props.value}</strong>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="meter__track" width="100" height="4" />
        <rect className="meter__bar" width={props.percent} height="4" />
      </svg>
    </p>
  );
}

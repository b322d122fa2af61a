import { formatCount } from '../../../lib/format/format-number.ts';

/** Says that decisions are kept on this device because the server could not be reached. */
export function UnsentNote({ count }: { count: number }) {
  return (
    <p role="status" className="unsent">
      {count > 0 &&
        `${formatCount(count, 'decision')} saved on this device only. We’ll send ${count === 1 ? 'it' : 'them'} when the server answers again.`}
    </p>
  );
}

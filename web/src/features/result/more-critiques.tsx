import { leftOutWords } from '../../lib/format/counts.ts';
import { plural } from '../../lib/i18n/text.ts';

/** Shows the critiques that matter less, where some wait, and says how many the analysis has left out. */
export function MoreCritiques(props: {
  /** How many wait. */
  count: number;
  /** How many there are, and how many were left out beside them. */
  all: number;
  leftOut: number;
  onShow: () => void;
}) {
  const { count, all, leftOut, onShow } = props;
  const words = leftOutWords(all, leftOut);
  if (count <= 0 && words === null) return null;
  return (
    <p className="more-critiques">
      {count > 0 && (
        <>
          <button type="button" className="text-button" onClick={onShow}>
            {plural(count, 'Show {{count}} smaller critique', 'Show {{count}} smaller critiques')}
          </button>{' '}
        </>
      )}
      {words}
    </p>
  );
}

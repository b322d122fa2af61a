import { plural, useLanguage } from '../../../lib/i18n/text.ts';

/** Says that decisions are kept on this device because the server could not be reached. */
export function UnsentNote({ count }: { count: number }) {
  useLanguage();
  return (
    <p role="status" className="unsent">
      {count > 0 &&
        plural(
          count,
          '{{count}} decision saved on this device only. We’ll send it when the server answers again.',
          '{{count}} decisions saved on this device only. We’ll send them when the server answers again.',
        )}
    </p>
  );
}

const long = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'long', year: 'numeric' });
const short = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'long' });

/** '21 November 2026'; an unreadable date gives ''. */
export const formatDate = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : long.format(date);
};

const medium = new Intl.DateTimeFormat('en-ZA', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** '21 Nov 2026'; an unreadable date gives ''. */
export const formatShortDate = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : medium.format(date);
};

/** '21 December' within the year of `now` (ms), else '2 January 2027'. */
export const formatDay = (iso: string, now: number): string => {
  const sameYear = new Date(iso).getFullYear() === new Date(now).getFullYear();
  return sameYear ? short.format(new Date(iso)) : formatDate(iso);
};

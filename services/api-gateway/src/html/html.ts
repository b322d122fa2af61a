/** Text that may stand in HTML as it is. */
export interface Html {
  readonly html: string;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const rendered = (value: string | number | Html | readonly Html[]): string => {
  if (Array.isArray(value)) return value.map(({ html }) => html).join('');
  if (typeof value === 'object') return (value as Html).html;
  return String(value).replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
};

/** Tagged template: everything put in is escaped, but what is Html already. */
export const html = (
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html => ({
  html: parts
    .map((part, i) => part + (i < values.length ? rendered(values[i] ?? '') : ''))
    .join(''),
});

import type { FormFields } from './php-form.ts';

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => `&#${String(c.charCodeAt(0))};`);

/** The provider's page with an order: Pay, or go back. */
export const payPage = (fields: FormFields): string => {
  const of = (name: string): string => escape(fields[name] ?? '');
  return `<!doctype html><html lang="en"><title>Pay</title><h1>${of('item_name')}</h1>
<p>R ${of('amount')}</p>
<form method="post" action="/pay/${of('m_payment_id')}"><button>Pay now</button></form>
<a href="${of('cancel_url')}">Cancel</a></html>`;
};

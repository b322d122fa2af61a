import type { Checkout } from '@argint/contracts';

/** Sends the browser to the payment provider with the signed fields of an order. */
export const goToPay = ({ action, fields }: Pick<Checkout, 'action' | 'fields'>): void => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
};

/** Selecting hidden text works where the clipboard is not offered: pages without https, and older browsers. */
const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
};

/** Puts a text on the clipboard. Resolves to false where the browser does not allow it. Never rejects. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    try {
      return copyBySelection(text);
    } catch {
      return false;
    }
  }
};

/** Saves what an object URL stands for as a file. */
export const saveUrl = (name: string, url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun, and the browser holds what it needs of it.
  setTimeout(() => URL.revokeObjectURL(url));
};

/** Offers a text to be saved as a file. */
export const saveTextFile = (name: string, text: string, type = 'text/plain'): void =>
  saveUrl(name, URL.createObjectURL(new Blob([text], { type })));

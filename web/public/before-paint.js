// Runs before the first paint. The build puts it into the HTML, and the gateway allows it by its hash.
(() => {
  const root = document.documentElement;
  /** What storage holds; null where it is refused, and then it stays so for the whole visit. */
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  // No theme flashes the other one.
  const choice = stored('theme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = choice === 'light' || choice === 'dark' ? choice : system;
  // The HTML holds the page as a first visitor sees it. A student sees none of it, and nobody writes
  // into a form that is about to get their draft.
  const isStudent = ['authToken', 'refreshToken', 'authUser'].some((key) => stored(key) !== null);
  // The HTML is in English. Another language is loaded before anything is shown.
  const language = stored('language');
  const isOther = ['es', 'fr', 'de'].includes(language);
  if (isOther) root.lang = language;
  if (isStudent || isOther) root.dataset.hide = 'page';
  else if (stored('essayDraft') !== null) root.dataset.hide = 'form';
})();

// Runs before the first paint, so that no theme flashes the other one. A file of its own: CSP.
(() => {
  const root = document.documentElement;
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage refused: the system's preference holds.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = choice === 'light' || choice === 'dark' ? choice : system;
})();

// Runs before the first paint, so that a stored theme never flashes the other one. A file of its own: CSP.
(() => {
  try {
    const choice = localStorage.getItem('theme');
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch {
    // Storage refused: the system's preference holds.
  }
})();

// The schema library would try whether it may run code made of text, which the page's policy refuses and reports.
globalThis.__zod_globalConfig = { jitless: true };

// Runs before the first paint: the server's HTML is a visitor's, and whoever is signed in here must neither see a
// visitor's buttons flash nor the page move. The keys are those of the session (tokens.ts, last-role.ts).
(() => {
  try {
    if (localStorage.getItem('access_token') === null) return;
    const wasOwner = localStorage.getItem('last_used_by_owner') !== null;
    document.documentElement.dataset.session = wasOwner ? 'owner' : 'customer';
  } catch {
    // No storage, no session.
  }
})();

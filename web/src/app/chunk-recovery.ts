import { reloadPage } from '../lib/page-load.ts';

/**
 * After a release the files an open tab knows of may be gone. Loading the document again fetches the new
 * ones; doing so at most once in a while keeps a truly missing file from reloading for ever.
 */
const KEY = 'reloaded_for_new_code_at';
const AT_MOST_EVERY_MS = 60_000;

export function canReloadForNewCode(): boolean {
  const lastReload = Number(sessionStorage.getItem(KEY) ?? 0);
  return Date.now() - lastReload > AT_MOST_EVERY_MS;
}

export function reloadForNewCode() {
  sessionStorage.setItem(KEY, String(Date.now()));
  reloadPage();
}

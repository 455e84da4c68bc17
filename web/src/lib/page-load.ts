/** Leaves the running app behind and loads a page of it anew. */
export const loadPage = (path: string) => window.location.assign(path);
export const reloadPage = () => window.location.reload();

import { addressInLanguage } from '../language.ts';

/** Leaves the running app behind and loads a page of it anew. */
export const loadPage = (path: string) => window.location.assign(addressInLanguage(path));
export const reloadPage = () => window.location.reload();

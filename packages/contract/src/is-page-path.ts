import { PATHS } from './page-paths.ts';

const PATTERNS = Object.values(PATHS).map(
  (path) => new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

/** Whether a page is at an address without its language, as the browser's router reads it. */
export const isPagePath = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));

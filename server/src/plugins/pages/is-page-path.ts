import { PATHS } from '@nearbite/contract/page-paths';

const PATTERNS = Object.values(PATHS).map(
  (path) => new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

/** Whether a page is at an address, as the browser's router reads it. Any other gets a 404. */
export const isPagePath = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));

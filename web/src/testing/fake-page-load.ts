import { vi } from 'vitest';

/** In place of `lib/page-load.ts`: jsdom cannot load a page. */
export const loadPage = vi.fn<(path: string) => void>();
export const reloadPage = vi.fn<() => void>();

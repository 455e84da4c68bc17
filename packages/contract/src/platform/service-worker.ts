import type { Language } from '../languages.ts';

/** The script that keeps the app for a way without signal. Its folder is all that it may serve: everything. */
export const SERVICE_WORKER_PATH = '/service-worker.js';
/** Where the riders' pages once had a worker of their own; what lies there now removes it. */
export const RETIRED_WORKER_PATH = '/rider/worker.js';

/**
 * The app's files by who needs them: `shell` is what no page works without, the others are what their pages add.
 * Anything else is kept once it was used.
 */
export const KEPT_PARTS = ['shell', 'public', 'customer', 'owner', 'rider'] as const;
export type KeptPart = (typeof KEPT_PARTS)[number];

/** What a page says to the worker. */
export type WorkerMessage =
  | { readonly type: 'keep'; readonly language: Language; readonly part: KeptPart }
  /** Is the page that has this file of the worker's own build? Of another one it is told so by `OTHER_BUILD`. */
  | { readonly type: 'page of'; readonly file: string }
  /** The person wants the new version now. */
  | { readonly type: 'take over' };

export const OTHER_BUILD = 'other build';
/** The browser has given its subscription another address. */
export const PUSH_CHANGED = 'push changed';

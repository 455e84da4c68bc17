import { useEffect, useSyncExternalStore } from 'react';
import { backoffMs } from './backoff.ts';

/** A part of the app that is a file of its own, fetched when it is first needed. */
export type Code<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  /** No response: it is tried again until there is one. */
  | { readonly status: 'offline' }
  /** The server answers, but no longer has this file: a newer version of the app is there. */
  | { readonly status: 'outdated' }
  /** The file came and failed to run. */
  | { readonly status: 'broken'; readonly error: unknown };

export type CodeLoader<T> = {
  readonly get: () => Code<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tries once, unless it is there already. Never rejects: how it went is in the state. */
  readonly load: () => Promise<void>;
};

const CHUNK_ERRORS =
  /dynamically imported module|importing a module script failed|unable to preload css|error loading dynamically/i;

const isChunkLoadError = (error: unknown) => error instanceof Error && CHUNK_ERRORS.test(error.message);

export function createCodeLoader<T>(fetchCode: () => Promise<T>): CodeLoader<T> {
  let code: Code<T> = { status: 'loading' };
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  async function attempt() {
    let next = await tryOnce();
    // Something answers after all: a connection that only blinked deserves a second try.
    if (next.status === 'offline' && (await isServerReachable())) {
      next = await tryOnce();
      if (next.status === 'offline') next = { status: 'outdated' };
    }
    running = undefined;
    code = next.status === code.status ? code : next;
    for (const listener of listeners) listener();
  }

  async function tryOnce(): Promise<Code<T>> {
    try {
      await reloadFailedStyleSheets();
      return { status: 'ready', value: await fetchCode() };
    } catch (error) {
      return isChunkLoadError(error) ? { status: 'offline' } : { status: 'broken', error };
    }
  }

  return {
    get: () => code,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => {
      if (code.status === 'ready') return Promise.resolve();
      running ??= attempt();
      return running;
    },
  };
}

/** Loads the code, unless it waits to be asked for; while the connection is gone it keeps trying. */
export function useCode<T>(loader: CodeLoader<T>, waits = false): Code<T> {
  const code = useSyncExternalStore(loader.subscribe, loader.get, loader.get);
  const isOffline = code.status === 'offline';

  useEffect(() => {
    if (!waits) void loader.load();
  }, [loader, waits]);
  useEffect(() => (isOffline ? keepTrying(loader.load) : undefined), [loader, isOffline]);

  return code;
}

/** The browser's word that it is online again comes first; the clock helps where that word never comes. */
function keepTrying(attempt: () => Promise<void>): () => void {
  let tries = 0;
  let timer: number | undefined;
  const schedule = () => {
    timer = window.setTimeout(
      () => {
        void attempt();
        schedule();
      },
      backoffMs(tries++, Math.random),
    );
  };
  const now = () => void attempt();
  schedule();
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', now);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('online', now);
    document.removeEventListener('visibilitychange', now);
  };
}

/** The bundler's loader asks once for a style sheet; one that failed would stay away for the life of the page. */
const failed = new Set<HTMLLinkElement>();

// Nothing but the event tells: the element itself looks as if all were well.
// Nothing loads style sheets on the server.
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  { capture: true },
);

async function reloadFailedStyleSheets(): Promise<void> {
  await Promise.all([...failed].map(reload));
}

function reload(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  return new Promise((resolve, reject) => {
    const again = document.createElement('link');
    again.rel = 'stylesheet';
    again.crossOrigin = link.crossOrigin;
    again.href = link.href;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)));
    link.replaceWith(again);
  });
}

const TIMEOUT_MS = 5_000;

/** Whether our server answers now. What the browser says of its own connection is only trusted when it says no. */
async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const response = await fetch(new URL('/health', window.location.origin), {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

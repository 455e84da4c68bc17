import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { sessionAuthorization } from '../features/accounts/session/with-renewal.ts';
import { dropAllDrafts } from '../lib/forms/drafts.ts';
import { dropDialogs } from '../lib/messages/dialogs.tsx';
import { toastStore } from '../lib/messages/toasts.ts';
import { provideAuthorization } from '../lib/net/authorization.ts';
import { takeBreaches } from './contract-check.ts';
import { SilentSocket } from './fake-socket.ts';
import { makeLabelsCheap } from './setup/cheap-labels.ts';
import { startWatchingConsole, unexpectedConsoleLines } from './setup/console.ts';
import { withEffectsDone } from './setup/effects-done.ts';
import { makeStylesLazy } from './setup/lazy-styles.ts';
import { skipOwnerStacks } from './setup/no-owner-stacks.ts';

// For all files alike, and from modules that stay: where files share a worker (`--no-isolate`), a mock in one would
// come too late for what another has imported before, and stay for the next.
vi.mock(import('../lib/page/page-load.ts'), () => import('./fake-page-load.ts'));
vi.mock(import('../features/tracking/map/tracking-map.ts'), () => import('./fake-tracking-map.ts'));
vi.mock(import('../ui/maps/place-picker.tsx'), () => import('./fake-place-picker.tsx'));
vi.mock(import('../ui/feedback/toast-card.tsx'), () => import('./setup/patient-toast-card.tsx'));

makeLabelsCheap();
makeStylesLazy();
skipOwnerStacks();

const FRAME_MS = 16;
const NO_STYLE = document.createElement('div').style;

// Pages load their code on demand, which takes its time on a busy machine.
// What is not found would be told with the whole page, written out again at every attempt.
configure({
  asyncUtilTimeout: 20_000,
  asyncWrapper: withEffectsDone(getConfig().asyncWrapper),
  getElementError: (message) => new Error(message ?? ''),
});

expect.extend({
  toBeVisible: () => {
    throw new Error('No style sheet is applied here: expect toBeInTheDocument(), or write a browser story.');
  },
});

beforeEach(() => {
  provideAuthorization(sessionAuthorization);
  startWatchingConsole();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '');
  // What a test gave the browser beside its prototype: a position, a clipboard, permissions.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
  // Nobody listens there, and a real attempt would outlive its test.
  vi.stubGlobal('WebSocket', SilentSocket);
  // What a style sheet hides is for the browser stories: jsdom would match every rule for every element.
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) =>
    element.hasAttribute('style') ? element.style : NO_STYLE,
  );
  // jsdom counts frames over all tests of a window: one that was asked for under fake timers would be the last.
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) =>
    setTimeout(() => frame(performance.now()), FRAME_MS),
  );
  vi.stubGlobal('cancelAnimationFrame', (frame: ReturnType<typeof setTimeout>) => clearTimeout(frame));
  // jsdom has no layout to scroll, and nothing that grows.
  // Newer browsers promise that the scrolling has ended.
  vi.stubGlobal('scrollTo', async () => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

afterEach(async () => {
  const breaches = takeBreaches();
  toastStore.dismissAll();
  cleanup();
  // Scripts of others that a page asked for, such as Google's map.
  for (const script of document.querySelectorAll('script[src]')) script.remove();
  vi.useRealTimers();
  dropDialogs();
  dropAllDrafts();
  // A page that was opened last may be about to ask; what it asks after its test is no concern of the next one.
  await new Promise((resolve) => setTimeout(resolve));
  takeBreaches();
  if (breaches.length > 0) throw new Error(`Against the contract:\n${breaches.join('\n')}`);
  const lines = unexpectedConsoleLines();
  if (lines.length > 0) throw new Error(`Unexpected on the console:\n${lines.join('\n')}`);
});

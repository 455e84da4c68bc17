import type { EarlyInput } from './early-input.ts';

// Runs before the first paint: a classic script without imports (web/build/boot-script.ts).

/** From when the page is read until its scripts are asked for, whatever is still missing. */
const LONGEST_WAIT_MS = 2_000;

// The schema library would try whether it may run code made of text, which the page's policy refuses and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** The pages that nobody sees without an account, which the server does not render (routes.ts, guards.tsx). */
const NEEDS_ACCOUNT = new RegExp(
  `^(?:/[a-z]{2})?/(?:${[
    'cart|search|dashboard|changepassword|voice-order|weather-based-dishes',
    '(?:detail|checkout)/[^/]+',
    'customer/(?:account|favourites|orders(?:/[^/]+)?|notifications|settings|tracking/[^/]+/[^/]+)',
  ].join('|')})/?$`,
  'i',
);

const isSignedIn = markSession();
if (!isSignedIn) {
  markGuestCart();
  // The sign-in page comes ready from the server; this one would stay white until all scripts are there.
  if (NEEDS_ACCOUNT.test(location.pathname)) location.replace(signInPageFor(location));
}
window.earlyInput = keepEarlyInput();
document.addEventListener(
  'DOMContentLoaded',
  () => {
    scrollAsBefore();
    // The server's HTML is made for visitors, so signed-in people are not shown it first.
    if (isSignedIn || document.hidden) startScripts();
    else startScriptsAfterWhatIsSeen();
  },
  { once: true },
);

/** To where the page was left in another language; it grows when the app fills it (chosen-language.ts). */
function scrollAsBefore() {
  try {
    const kept = sessionStorage.getItem('kept_scroll');
    if (kept) scrollTo(0, Number(kept));
  } catch {
    // No storage, no position.
  }
}

/**
 * The server's HTML is a visitor's, and a signed-in person must neither see a visitor's buttons flash nor the
 * page move. The keys are those of the session (tokens.ts, last-role.ts).
 */
function markSession(): boolean {
  try {
    if (localStorage.getItem('access_token') === null) return false;
    const wasOwner = localStorage.getItem('last_used_by_owner') !== null;
    document.documentElement.dataset.session = wasOwner ? 'owner' : 'customer';
    // How many rows of their own the home page had last (own-room.ts).
    const ownRows = localStorage.getItem('own_rows');
    if (ownRows !== null) document.documentElement.dataset.ownRows = ownRows;
    return true;
  } catch {
    // No storage, no session.
    return false;
  }
}

/** A visitor's cart is told of in a line above the page, which neither pushes it down later nor covers its heading. */
function markGuestCart() {
  try {
    // The key and the pages are those of the line (guest-cart-count.ts, guest-cart-line.tsx).
    const hasCart = Number(localStorage.getItem('guest_cart_count')) > 0;
    if (hasCart && !/^(?:\/[a-z]{2})?\/(?:login|register)\/?$/.test(location.pathname))
      document.documentElement.dataset.guestCart = '';
  } catch {
    // No storage, no cart.
  }
}

/** As the guards lead there (return-path.ts). */
function signInPageFor(page: Location | HTMLAnchorElement): string {
  // The router's pages have no language; the browser's addresses begin with it.
  const [, prefix = '', rest = ''] = /^(\/[a-z]{2}(?=\/))?(.*)$/s.exec(addressOf(page)) ?? [];
  return `${prefix}/login?next=${encodeURIComponent(rest)}`;
}

function addressOf({ pathname, search, hash }: Location | HTMLAnchorElement): string {
  return pathname + search + hash;
}

/** The first picture and the first paint do not share a slow connection with scripts, which are several times as long. */
function startScriptsAfterWhatIsSeen() {
  setTimeout(startScripts, LONGEST_WAIT_MS);
  afterPaint(async () => {
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
    const missing = [...pictures].filter(({ complete }) => !complete);
    if (missing.length === 0) return startScripts();
    await Promise.all(missing.map(settled));
    afterPaint(startScripts);
  });
}

function startScripts() {
  const list = document.getElementById('page-scripts');
  if (!list || list.dataset.started !== undefined) return;
  list.dataset.started = '';
  // Written by the server's page renderer.
  for (const address of JSON.parse(list.textContent ?? '[]') as string[]) {
    const script = document.createElement('script');
    script.type = 'module';
    // Before pictures further down, which the browser has asked for meanwhile.
    script.fetchPriority = 'high';
    script.src = address;
    document.body.append(script);
  }
}

/** What is tapped and typed before the app is there; it does it again (early-input.ts). */
function keepEarlyInput(): EarlyInput {
  const input: EarlyInput = { kept: new Map(), taps: new AbortController(), typing: new AbortController() };
  const { kept, taps, typing } = input;
  const listen = (type: string, { signal }: AbortController, note: (target: Element, event: Event) => void) =>
    document.addEventListener(type, (event) => event.target instanceof Element && note(event.target, event), {
      capture: true,
      signal,
    });

  // A form's library may write its own values over them when it comes.
  listen('input', typing, (field) => {
    // Only fields have input; those without a tick lack `checked`.
    const { value, checked = false } = field as HTMLInputElement;
    kept.set(field, { value, checked });
  });
  listen('click', taps, (target, event) => {
    followLink(target, event, input);
    const button = target.closest('button');
    if (button && !(button.form && button.type === 'submit')) keep(button, event);
  });
  listen('submit', taps, (form, event) => {
    event.preventDefault();
    keep(form, event);
  });
  // A form's button waits for the app, disabled: then the browser itself sends nothing.
  listen('keydown', taps, (field, event) => {
    // Only keys come here.
    const { key, isComposing } = event as KeyboardEvent;
    const form = field instanceof HTMLInputElement && field.form;
    if (key === 'Enter' && !isComposing && form) keepWaiting(form, event);
  });
  listen('pointerup', taps, (target, event) => {
    const form = target.closest<HTMLButtonElement>('button[type=submit]')?.form;
    if (form) keepWaiting(form, event);
  });
  const keepWaiting = (form: HTMLFormElement, event: Event) => {
    if (form.querySelector('button[type=submit]:disabled')) keep(form, event);
  };
  // Half taken over, the app would hear it and know neither the person nor the cart yet.
  const keep = (element: Element, event: Event) => {
    event.stopPropagation();
    kept.set(element, undefined);
  };
  return input;
}

/**
 * To a page that is empty without the app: visitors go to where it would send them; for whoever is signed in, this
 * page stays in sight until the app, which is on its way, begins with that one. A second tap is the browser's.
 */
function followLink(target: Element, event: Event, input: EarlyInput) {
  const link = target.closest('a');
  // Only clicks come here. With a key held the browser opens another tab.
  const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
  const isPlain = !metaKey && !ctrlKey && !shiftKey && input.wantedPage === undefined;
  if (!link || !isPlain || link.host !== location.host || !NEEDS_ACCOUNT.test(link.pathname)) return;
  event.preventDefault();
  if (!isSignedIn) return location.assign(signInPageFor(link));
  input.wantedPage = addressOf(link);
  document.documentElement.dataset.leaving = '';
}

const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

const settled = (picture: HTMLImageElement) =>
  new Promise((resolve) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', resolve);
  });

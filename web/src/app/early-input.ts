import { nextTask } from '../lib/page/next-task.ts';

/** A field as it was left. */
type FieldState = { readonly value: string; readonly checked: boolean };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was used before the app was there, in that order: fields, buttons and forms that were sent. */
export type EarlyInput = {
  readonly kept: Map<Element, FieldState | undefined>;
  /** End what is kept of them. */
  readonly taps: AbortController;
  readonly typing: AbortController;
  /** A link that was tapped, to a page that only the app can show. */
  wantedPage?: string;
};

declare global {
  interface Window {
    /** Made by boot.ts. */
    earlyInput?: EarlyInput;
  }
}

/** After a longer wait people no longer connect what happens with their tap. */
const SUCCESSOR_WITHIN_MS = 3_000;

/** From the moment the page is the app's, what is tapped is, too. */
export function stopKeepingTaps() {
  window.earlyInput?.taps.abort();
}

/** Where the app begins, if somebody has tapped a link to a page of its own already. */
export const findWantedPage = () => window.earlyInput?.wantedPage;

/** Types and taps again what a visitor typed and tapped on the server's HTML, each when the page shows the one before. */
export async function repeatEarlyInput() {
  const { kept, typing } = window.earlyInput ?? {};
  stopKeepingTaps();
  delete window.earlyInput;
  for (const early of kept?.keys() ?? []) {
    await nextTask();
    // Somebody may have typed on meanwhile.
    const state = kept?.get(early);
    const element = early.isConnected ? early : await findSuccessor(early);
    if (!element) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    // Only fields have a state (boot.ts).
    else if (state) enter(element as Field, state);
    else if (element instanceof HTMLElement) element.click();
  }
  typing?.abort();
}

/**
 * Whoever is signed in gets a page of the app's own in place of the server's: the button of the same name, once it
 * can be used.
 */
async function findSuccessor(early: Element): Promise<Element | undefined> {
  if (!(early instanceof HTMLButtonElement)) return undefined;
  const endsAt = performance.now() + SUCCESSOR_WITHIN_MS;
  while (performance.now() < endsAt) {
    const found = [...document.querySelectorAll('button')].find(
      ({ textContent, ariaLabel, disabled }) =>
        !disabled && textContent === early.textContent && ariaLabel === early.ariaLabel,
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}

/** Only a change is heard, and the browser's own field has not changed since: so it is changed away and back. */
function enter(field: Field, { value, checked }: FieldState) {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = '';
  // Past the property that React puts over it to know what was typed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

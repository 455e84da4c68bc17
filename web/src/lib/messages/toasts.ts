import { createListeners } from '../browser/listeners.ts';
import * as texts from '../lib.texts.ts';

type Tone = 'success' | 'warning' | 'error' | 'info';
type Manner = { readonly stayMs: number; readonly showsProgress: boolean };

/** What can be done about it while it is shown. */
type Action = {
  readonly label: string;
  readonly run: () => void;
  /** From the start: what had it goes away. */
  readonly hasFocus?: boolean | undefined;
};

export type Toast = Manner & {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
  readonly action?: Action;
};

let shown: readonly Toast[] = [];
let nextId = 1;
const { tell, listen } = createListeners();

function change(next: readonly Toast[]) {
  shown = next;
  tell();
}

/** For the host that shows them; the newest is first. */
export const toastStore = {
  get: () => shown,
  subscribe: listen,
  dismiss: (id: number) => change(shown.filter((toast) => toast.id !== id)),
  dismissAll: () => change([]),
};

const show = (tone: Tone, text: string, manner: Manner & Pick<Toast, 'action'>) =>
  change([{ ...manner, id: nextId++, tone, text }, ...shown]);

const NAVIGATION_TOAST: Manner = { stayMs: 2000, showsProgress: true };
const PAGE_TOAST: Manner = { stayMs: 1500, showsProgress: false };
/** Read by people who are busy with something else, and often longer than a success. */
const FAILURE_TOAST: Manner = { stayMs: 8000, showsProgress: false };
const NOTICE_TOAST: Manner = { stayMs: 6000, showsProgress: false };
const UNDO_TOAST: Manner = { stayMs: 10_000, showsProgress: true };

/** Toasts of the shell: signing in and out, the search box. */
export const navigationToast = {
  success: (text: string) => show('success', text, NAVIGATION_TOAST),
  warning: (text: string) => show('warning', text, NAVIGATION_TOAST),
};

/** Toasts of a page's own actions. */
export const pageToast = {
  success: (text: string) => show('success', text, PAGE_TOAST),
  error: (text: string) => {
    // A second failure shows the message again, once.
    change(shown.filter((toast) => toast.tone !== 'error' || toast.text !== text));
    show('error', text, FAILURE_TOAST);
  },
};

/** What was done at once can be taken back while this is shown. */
export const undoToast = (text: string, undo: () => void, how: Pick<Action, 'hasFocus'> = {}) =>
  show('info', text, { ...UNDO_TOAST, action: { ...how, label: texts.undo, run: undo } });

/** Something that people want to know wherever they are by then; said once however often it is found. */
export function noticeToast(text: string, tone: Tone = 'info') {
  if (!shown.some((toast) => toast.text === text)) show(tone, text, NOTICE_TOAST);
}

const AFTER_RELOAD_KEY = 'toast_after_reload';

/** Leaves a message for the page that is about to load. */
export function toastAfterReload(text: string) {
  sessionStorage.setItem(AFTER_RELOAD_KEY, text);
}

export function showToastLeftBeforeReload() {
  const text = sessionStorage.getItem(AFTER_RELOAD_KEY);
  if (text === null) return;
  sessionStorage.removeItem(AFTER_RELOAD_KEY);
  navigationToast.success(text);
}

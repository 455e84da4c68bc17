import { type ToastOptions, toast } from 'react-toastify';

const NAVIGATION_TOAST: ToastOptions = { autoClose: 2000, hideProgressBar: false, position: 'top-center' };
const PAGE_TOAST: ToastOptions = { autoClose: 1500, hideProgressBar: true, position: 'top-center' };

/** Toasts of the shell: signing in and out, the search box. */
export const navigationToast = {
  success: (text: string) => toast.success(text, NAVIGATION_TOAST),
  warning: (text: string) => toast.warning(text, NAVIGATION_TOAST),
};

/** Toasts of a page's own actions. */
export const pageToast = {
  success: (text: string) => toast.success(text, PAGE_TOAST),
  error: (text: string) => toast.error(text, PAGE_TOAST),
};

const NOTICE_TOAST: ToastOptions = { autoClose: 6000, hideProgressBar: true, position: 'top-center' };

/** Something the page did by itself and that people want to know; said once however often it is found. */
export const noticeToast = (text: string) => toast.info(text, { ...NOTICE_TOAST, toastId: text });

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

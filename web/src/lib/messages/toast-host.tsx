import { useSyncExternalStore } from 'react';
import styles from '../../ui/feedback/toast-card.module.css';
import { ToastCard } from '../../ui/feedback/toast-card.tsx';
import * as texts from '../lib.texts.ts';
import { type Toast, toastStore } from './toasts.ts';

/** The server's HTML has none, whatever was shown before the browser takes it over. */
const NONE: readonly Toast[] = [];
const noToasts = () => NONE;

/** Shows the toasts at the top, the newest first. Always there, so that what comes in is read out. */
export function ToastHost() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, noToasts);
  return (
    <section aria-label={texts.notifications} aria-live="polite" aria-atomic={false} className={styles.host}>
      {toasts.map(({ id, ...toast }) => (
        <ToastCard key={id} {...toast} onClose={() => toastStore.dismiss(id)} />
      ))}
    </section>
  );
}

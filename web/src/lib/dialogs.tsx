import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { MessageDialogKind } from '../ui/message-dialog.tsx';

const MessageDialog = lazy(() => import('../ui/message-dialog.tsx'));

type Texts = { readonly title: string; readonly text?: string; readonly confirmLabel?: string };
type Pending = Texts & {
  readonly id: number;
  readonly kind: MessageDialogKind;
  readonly settle: (isConfirmed: boolean) => void;
};

let pending: readonly Pending[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Pending[]) {
  pending = next;
  for (const listener of listeners) listener();
}

function ask(kind: MessageDialogKind, texts: Texts): Promise<boolean> {
  return new Promise((resolve) => {
    const id = nextId++;
    const settle = (isConfirmed: boolean) => {
      change(pending.filter((dialog) => dialog.id !== id));
      resolve(isConfirmed);
    };
    change([...pending, { ...texts, id, kind, settle }]);
  });
}

/** Each resolves when the user has answered; only `confirm` has two answers. */
export const dialogs = {
  warning: (title: string, text?: string) => tell('warning', title, text),
  success: (title: string, text?: string) => tell('success', title, text),
  error: (title: string, text?: string) => tell('error', title, text),
  confirm: (texts: Texts): Promise<boolean> => ask('confirm', texts),
};

async function tell(kind: MessageDialogKind, title: string, text?: string): Promise<void> {
  await ask(kind, { title, ...(text !== undefined && { text }) });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Shows one dialog at a time, in the order they were asked for. */
export function DialogHost() {
  const [first] = useSyncExternalStore(subscribe, () => pending);
  if (!first) return null;
  return (
    <Suspense>
      <MessageDialog
        key={first.id}
        kind={first.kind}
        title={first.title}
        text={first.text}
        confirmLabel={first.confirmLabel}
        onAnswer={first.settle}
      />
    </Suspense>
  );
}

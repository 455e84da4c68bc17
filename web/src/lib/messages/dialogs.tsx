import { useSyncExternalStore } from 'react';
// Part of the first bundle: what a dialog says of a lost connection must not need a connection.
import {
  MessageDialog,
  type MessageDialogKind,
  type MessageDialogProps,
} from '../../ui/feedback/message-dialog.tsx';
import { createListeners } from '../browser/listeners.ts';
import * as texts from '../lib.texts.ts';

type Texts = { readonly title: string; readonly text?: string; readonly cancelLabel?: string };
type Confirmation = Texts & {
  readonly confirmLabel?: string;
  readonly about?: string;
  /** What cannot be taken back must not be one key away: the safe choice has the focus. */
  readonly isIrreversible?: boolean;
};
type Options<Choice extends string> = Texts & { readonly choices: Readonly<Record<Choice, string>> };

type Shown = Omit<MessageDialogProps, 'onChoose'>;
type Pending = Shown & { readonly id: number; readonly settle: MessageDialogProps['onChoose'] };

let pending: readonly Pending[] = [];
let nextId = 1;
const listeners = createListeners();

function change(next: readonly Pending[]) {
  pending = next;
  listeners.tell();
}

function ask(dialog: Shown): Promise<string | undefined> {
  return new Promise((resolve) => {
    const id = nextId++;
    const settle = (choice: string | undefined) => {
      change(pending.filter((one) => one.id !== id));
      resolve(choice);
    };
    change([...pending, { ...dialog, id, settle }]);
  });
}

/** Each resolves when the user has answered. */
export const dialogs = {
  warning: (title: string, text?: string) => tell('warning', title, text),
  success: (title: string, text?: string) => tell('success', title, text),
  error: (title: string, text?: string) => tell('error', title, text),

  confirm: async ({ confirmLabel = texts.ok, ...asked }: Confirmation): Promise<boolean> =>
    (await ask({ kind: 'confirm', ...asked, choices: [{ choice: 'yes', label: confirmLabel }] })) !==
    undefined,

  /** Several ways on, none of which is taken unasked: undefined when the user goes back. */
  choose: async <Choice extends string>({
    choices,
    ...asked
  }: Options<Choice>): Promise<Choice | undefined> => {
    const offered = Object.entries<string>(choices).map(([choice, label]) => ({ choice, label }));
    // The dialog resolves with one of the offered keys.
    return (await ask({ kind: 'confirm', ...asked, isIrreversible: true, choices: offered })) as
      | Choice
      | undefined;
  },
};

async function tell(kind: MessageDialogKind, title: string, text?: string): Promise<void> {
  await ask({ kind, title, text, choices: [{ choice: 'ok', label: texts.ok }] });
}

const getPending = () => pending;

/** The server's HTML has none, whatever was asked before the browser takes it over. */
const NONE: readonly Pending[] = [];
const noDialogs = () => NONE;

/** Closes dialogs of a page that was left. */
export const dropDialogs = () => change([]);

/** Shows one dialog at a time, in the order they were asked for. */
export function DialogHost() {
  const [first] = useSyncExternalStore(listeners.listen, getPending, noDialogs);
  if (!first) return null;
  const { id, settle, ...dialog } = first;
  return <MessageDialog key={id} {...dialog} onChoose={settle} />;
}

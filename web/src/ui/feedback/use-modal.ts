import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/** A dialog that opens above everything else and gives the focus back when it is gone. React takes it away, not the browser. */
export function useModal(onLeave: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const focused = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    // Missing in the tests' browser.
    if (dialog.current?.showModal) dialog.current.showModal();
    else dialog.current?.setAttribute('open', '');
    focused.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    onLeave();
  };
  return {
    focused,
    modal: {
      ref: dialog,
      'aria-modal': true,
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && leave(event),
      // A phone's back gesture.
      onCancel: leave,
      onClick: (event: MouseEvent) => event.target === dialog.current && onLeave(),
    },
  };
}

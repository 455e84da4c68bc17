import { useId, useRef, useState } from 'react';

type Options = {
  /** Names the menu. */
  readonly label: string;
  /** The side on which the menu is in line with its button. */
  readonly align: 'left' | 'right';
};

/** A button that opens a menu below it: what the two must know of each other. */
export function useMenuButton({ label, align }: Options) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setIsOpen(false);
  return {
    close,
    button: {
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setIsOpen(true),
    },
    menu: {
      id,
      open: isOpen,
      onClose: close,
      anchorEl: () => button.current,
      anchorOrigin: { vertical: 'bottom', horizontal: align },
      transformOrigin: { vertical: 'top', horizontal: align },
      disableScrollLock: true,
      slotProps: { list: { 'aria-label': label } },
    },
  } as const;
}

import type { MouseEvent } from 'react';

/**
 * For a button that must not act while it is at work, or can go no further. `disabled` would do that too, and would
 * throw the keyboard's focus to the top of the document.
 */
export function whileIdle(isBusy: boolean, onClick?: (event: MouseEvent<HTMLElement>) => void) {
  return {
    'aria-disabled': isBusy || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Neither a press nor Enter in one of the form's fields sends it again.
      if (isBusy) event.preventDefault();
      else onClick?.(event);
    },
  };
}

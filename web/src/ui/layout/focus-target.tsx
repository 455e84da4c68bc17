import Box from '@mui/material/Box';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';

type Props = { readonly ref: Ref<{ focus(): void }>; readonly children: ReactNode };

/** An area that can be focused, with its beginning in sight: what a form refuses in it, or what has just come. */
export function FocusTarget({ ref, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus() {
      // Browsers centre what they focus, and the beginning of a tall area would be out of sight.
      area.current?.focus({ preventScroll: true });
      area.current?.scrollIntoView?.({ block: 'start' });
    },
  }));
  return (
    // Such areas stand below a heading, which comes into sight with them.
    <Box ref={area} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: '52px' }}>
      {children}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { CircleCheck, CircleX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  readonly tone: 'good' | 'bad';
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** It tells how things stand and answers nothing the user has just done: the page must not move for it. */
  readonly isHint?: boolean;
};

/** The red alert of a failed form and the green one of a success; read out when it appears. */
export function MessageAlert({ tone, children, action, isHint = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // A long form is sent from its end and answers at its head: the answer comes into view if it is not.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for a clean-up function.
    if (!isHint) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isHint]);
  const Icon = tone === 'good' ? CircleCheck : CircleX;
  return (
    <Box
      ref={box}
      role={tone === 'good' ? 'status' : 'alert'}
      sx={{
        display: 'flex',
        gap: 1.5,
        p: '12px 16px',
        borderRadius: '14px',
        color: `status.${tone}.text`,
        bgcolor: `status.${tone}.tint`,
        fontWeight: 500,
      }}
    >
      <Icon size={20} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
      <div>
        <div>{children}</div>
        {action}
      </div>
    </Box>
  );
}

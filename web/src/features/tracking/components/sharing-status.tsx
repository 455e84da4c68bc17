import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Sharing } from '../rider/use-sharing.ts';

const CONNECTION_TEXT = {
  connecting: 'Connecting...',
  open: 'Connected',
  waiting: 'No connection, trying again...',
  ended: 'Ended',
} as const;

type Props = { readonly sharing: Sharing; readonly now: number };

/** What a rider wants to be sure of with one look. */
export function SharingStatus({ sharing, now }: Props) {
  const { connection, trouble, lastSentAt, accuracy, isAwake } = sharing;
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 20px', m: 0 }}>
      <Fact name="Connection">
        <span role="status">{CONNECTION_TEXT[connection.isLost ? 'waiting' : connection.state]}</span>
      </Fact>
      <Fact name="Last sent">{lastSentAt === undefined ? 'not yet' : ago(now - lastSentAt)}</Fact>
      <Fact name="Accuracy">
        {/* Phones that do not know it say 0; of an old position it tells nothing. */}
        {!accuracy || trouble !== undefined ? 'unknown' : `within ${Math.ceil(accuracy)} m`}
      </Fact>
      <Fact name="Screen">{isAwake ? 'stays on' : 'may turn off: keep this page open'}</Fact>
    </Box>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
        {children}
      </Box>
    </>
  );
}

const ago = (ms: number) => `${Math.max(0, Math.floor(ms / 1000))} s ago`;

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import * as texts from '../rider/rider.texts.tsx';
import type { Sharing } from '../rider/use-sharing.ts';

const CONNECTION_TEXT = {
  connecting: texts.connecting,
  open: texts.connected,
  waiting: texts.tryingAgain,
  ended: texts.ended,
} as const;

type Props = { readonly sharing: Sharing; readonly now: number };

/** What a rider wants to be sure of with one look. */
export function SharingStatus({ sharing, now }: Props) {
  const { connection, trouble, lastSentAt, accuracy, isAwake } = sharing;
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 20px', m: 0 }}>
      <Fact name={texts.connection}>
        <span role="status">{CONNECTION_TEXT[connection.isLost ? 'waiting' : connection.state]}</span>
      </Fact>
      <Fact name={texts.lastSent}>{lastSentAt === undefined ? texts.notYet : ago(now - lastSentAt)}</Fact>
      <Fact name={texts.accuracy}>
        {/* Phones that do not know it say 0; of an old position it tells nothing. */}
        {!accuracy || trouble !== undefined ? texts.unknown : texts.withinMetres(Math.ceil(accuracy))}
      </Fact>
      <Fact name={texts.screen}>{isAwake ? texts.staysOn : texts.mayTurnOff}</Fact>
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

const ago = (ms: number) => texts.secondsAgo(Math.max(0, Math.floor(ms / 1000)));

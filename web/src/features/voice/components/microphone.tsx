import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { keyframes } from '@mui/material/styles';
import { AudioLines, Mic } from 'lucide-react';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import type { VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';

type Props = Pick<VoiceOrderState, 'session' | 'dispatch'> & {
  readonly hint: string;
  /** In a row, where what is asked for needs the room. */
  readonly isSmall?: boolean;
};

const pulse = keyframes`
  from { box-shadow: 0 0 0 0 rgb(215 51 31 / 0.55); }
  to { box-shadow: 0 0 0 28px rgb(215 51 31 / 0); }
`;

/** One button in one place: it starts listening, and while it listens it stops. */
export function Microphone({ session: { listening }, dispatch, hint, isSmall = false }: Props) {
  const sizePx = isSmall ? 56 : 108;
  const flexDirection = isSmall ? 'row' : 'column';
  const Icon = listening ? AudioLines : Mic;
  return (
    <Box sx={{ display: 'flex', flexDirection, flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ButtonBase
        onClick={() => dispatch({ type: listening ? 'stopListening' : 'startListening' })}
        sx={{
          flexDirection,
          gap: 1.5,
          p: isSmall ? 0 : 1,
          borderRadius: isSmall ? 999 : '24px',
          fontFamily: 'inherit',
          fontSize: '1.0625rem',
          fontWeight: 700,
        }}
      >
        <Box
          component="span"
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: sizePx,
            height: sizePx,
            borderRadius: '50%',
            color: 'primary.contrastText',
            background: 'radial-gradient(circle at 32% 26%, #F0634F, #D7331F 58%, #B32414)',
            animation: listening ? `${pulse} 1.8s ease-out infinite` : undefined,
            '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
          }}
        >
          <Icon size={sizePx * 0.4} strokeWidth={1.75} aria-hidden />
        </Box>
        {listening ? texts.stop : texts.startListening}
      </ButtonBase>
      <span role="status">
        <StatusChip tone={listening ? 'good' : 'waiting'}>
          {listening ? texts.listening : texts.stopped}
        </StatusChip>
      </span>
      {hint && <Box sx={{ color: 'text.secondary', textAlign: isSmall ? 'start' : 'center' }}>{hint}</Box>}
    </Box>
  );
}

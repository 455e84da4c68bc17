import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { keyframes } from '@mui/material/styles';
import { Mic } from 'lucide-react';
import * as texts from '../voice.texts.ts';

type Props = {
  readonly isListening: boolean;
  readonly hint: string;
  /** In a row, where what is asked for needs the room. */
  readonly isSmall?: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
};

const ripple = keyframes`
  from { transform: scale(1); opacity: 0.55; }
  to { transform: scale(1.75); opacity: 0; }
`;
const sway = keyframes`
  0%, 100% { transform: scaleY(0.3); }
  50% { transform: scaleY(1); }
`;
const BARS = [0.9, 0.5, 1.1, 0.7, 1.3, 0.6, 1];

/** One button in one place: it starts listening, and while it listens it stops. */
export function Microphone({ isListening, hint, isSmall = false, onStart, onStop }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: isSmall ? 'row' : 'column',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: isSmall ? 0.5 : 1.5,
      }}
    >
      <ButtonBase
        onClick={isListening ? onStop : onStart}
        sx={{
          flexDirection: isSmall ? 'row' : 'column',
          gap: isSmall ? 1.25 : 1.5,
          pr: isSmall ? 1 : 0,
          borderRadius: isSmall ? 999 : '24px',
          fontFamily: 'inherit',
          fontSize: '1.0625rem',
          fontWeight: 700,
          '&:hover > span': { transform: 'scale(1.04)' },
        }}
      >
        <Disc isListening={isListening} isSmall={isSmall} />
        {isListening ? texts.stop : texts.startListening}
      </ButtonBase>
      <Status isListening={isListening} />
      <Box
        sx={{
          color: 'text.secondary',
          textAlign: isSmall ? 'start' : 'center',
          minHeight: isSmall ? 0 : '1.5em',
        }}
      >
        {hint}
      </Box>
    </Box>
  );
}

function Disc({ isListening, isSmall }: { isListening: boolean; isSmall: boolean }) {
  const sizePx = isSmall ? 56 : 108;
  return (
    <Box
      component="span"
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        m: isSmall ? 0 : 2.5,
        mb: isSmall ? 0 : 1,
        width: sizePx,
        height: sizePx,
        borderRadius: '50%',
        color: 'primary.contrastText',
        background: 'radial-gradient(circle at 32% 26%, #F0634F, #D7331F 58%, #B32414)',
        boxShadow: isSmall ? undefined : '0 18px 36px -14px rgb(215 51 31 / 0.65)',
        transition: 'transform 200ms',
      }}
    >
      {isListening && !isSmall && [0, 0.8].map((delay) => <Ripple key={delay} delaySeconds={delay} />)}
      {isListening ? (
        <Waves heightPx={sizePx * 0.4} />
      ) : (
        <Mic size={sizePx * 0.4} strokeWidth={1.75} aria-hidden />
      )}
    </Box>
  );
}

function Ripple({ delaySeconds }: { delaySeconds: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        width: 108,
        height: 108,
        borderRadius: '50%',
        bgcolor: 'primary.main',
        animation: `${ripple} 1.8s ease-out ${delaySeconds}s infinite`,
        opacity: 0,
        '@media (prefers-reduced-motion: reduce)': { display: 'none' },
      }}
    />
  );
}

function Waves({ heightPx }: { heightPx: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: '8%', height: heightPx }}
    >
      {BARS.map((seconds) => (
        <Box
          component="span"
          key={seconds}
          sx={{
            width: heightPx / 9,
            height: '100%',
            borderRadius: 3,
            bgcolor: 'currentcolor',
            animation: `${sway} ${seconds}s ease-in-out infinite`,
          }}
        />
      ))}
    </Box>
  );
}

function Status({ isListening }: { isListening: boolean }) {
  const tone = isListening ? 'good' : 'waiting';
  return (
    <Box
      role="status"
      sx={{
        px: 1.5,
        py: 0.25,
        borderRadius: 999,
        fontWeight: 650,
        fontSize: '0.9375rem',
        color: `status.${tone}.text`,
        bgcolor: `status.${tone}.tint`,
      }}
    >
      {isListening ? texts.listening : texts.stopped}
    </Box>
  );
}

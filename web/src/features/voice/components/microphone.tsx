import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { keyframes } from '@mui/material/styles';
import { Mic, Square } from 'lucide-react';

type Props = {
  readonly isListening: boolean;
  readonly hint: string;
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

/** The one large thing to tap, with the two named buttons below it. */
export function Microphone({ isListening, hint, onStart, onStop }: Props) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ position: 'relative', display: 'grid', placeItems: 'center', width: 168, height: 168 }}>
        {isListening && [0, 0.8].map((delay) => <Ripple key={delay} delaySeconds={delay} />)}
        <ButtonBase
          aria-label="Speak"
          aria-pressed={isListening}
          onClick={isListening ? onStop : onStart}
          sx={{
            width: 108,
            height: 108,
            borderRadius: '50%',
            color: 'primary.contrastText',
            background: 'radial-gradient(circle at 32% 26%, #F0634F, #D7331F 58%, #B32414)',
            boxShadow: '0 18px 36px -14px rgb(215 51 31 / 0.65)',
            transition: 'transform 200ms',
            '&:hover': { transform: 'scale(1.04)' },
          }}
        >
          {isListening ? <Waves /> : <Mic size={44} strokeWidth={1.75} aria-hidden />}
        </ButtonBase>
      </Box>
      <Status isListening={isListening} />
      <Box sx={{ color: 'text.secondary', textAlign: 'center', minHeight: '1.5em' }}>{hint}</Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant={isListening ? 'outlined' : 'contained'}
          size="large"
          startIcon={<Mic size={18} aria-hidden />}
          disabled={isListening}
          onClick={onStart}
        >
          Start Listening
        </Button>
        <Button
          variant={isListening ? 'contained' : 'outlined'}
          size="large"
          startIcon={<Square size={16} aria-hidden />}
          disabled={!isListening}
          onClick={onStop}
        >
          Stop
        </Button>
      </Box>
    </Box>
  );
}

function Ripple({ delaySeconds }: { delaySeconds: number }) {
  return (
    <Box
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

function Waves() {
  return (
    <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: '5px', height: 44 }}>
      {BARS.map((seconds) => (
        <Box
          key={seconds}
          sx={{
            width: 5,
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
      {isListening ? 'Listening' : 'Stopped'}
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { VoiceStage } from '@nearbite/voice/session/voice-session-types';
import { Check } from 'lucide-react';
import * as texts from '../voice.texts.ts';

const STEPS: readonly { readonly stage: VoiceStage; readonly label: string }[] = [
  { stage: 'initial', label: texts.order },
  { stage: 'afterCart', label: texts.cart },
  { stage: 'address', label: texts.delivery },
  { stage: 'done', label: texts.done },
];

export function StepBar({ stage }: { readonly stage: VoiceStage }) {
  const current = STEPS.findIndex((step) => step.stage === stage);
  return (
    <Box
      component="ol"
      aria-label={texts.stepsOfYourOrder}
      sx={{ display: 'flex', gap: { xs: 0.75, sm: 1.5 }, p: 0, m: 0, mb: 3, listStyle: 'none' }}
    >
      {STEPS.map(({ label }, place) => (
        <Box
          component="li"
          key={label}
          aria-current={place === current ? 'step' : undefined}
          sx={{
            flex: 1,
            pt: 1,
            borderTop: 4,
            borderColor: place <= current ? 'primary.main' : 'divider',
            borderRadius: '3px',
            color: place <= current ? 'text.primary' : 'text.secondary',
            fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
            fontWeight: place === current ? 700 : 500,
            transition: 'border-color 300ms',
          }}
        >
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            {place < current ? <Check size={16} aria-label={texts.finished} /> : <span>{place + 1}</span>}
            {label}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { VoiceStage } from '@nearbite/voice/session/voice-session-types';
import { Check } from 'lucide-react';

const STEPS: readonly { readonly stage: VoiceStage; readonly label: string }[] = [
  { stage: 'initial', label: 'Order' },
  { stage: 'afterCart', label: 'Cart' },
  { stage: 'address', label: 'Delivery' },
  { stage: 'done', label: 'Done' },
];

export function StepBar({ stage }: { readonly stage: VoiceStage }) {
  const current = STEPS.findIndex((step) => step.stage === stage);
  return (
    <Box
      component="ol"
      aria-label="Steps of your order"
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
            {place < current ? <Check size={16} aria-label="Finished" /> : <span>{place + 1}</span>}
            {label}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

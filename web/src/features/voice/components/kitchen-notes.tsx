import Box from '@mui/material/Box';
import { explainOrder } from '@nearbite/voice/session/known-cart';
import type { VoiceSession } from '@nearbite/voice/session/voice-session-types';
import * as texts from '../voice.texts.ts';

/** Closed, out of their area, below their minimum: what would keep the kitchens from taking the order. */
export function KitchenNotes({ session }: { readonly session: VoiceSession }) {
  // What the page has just said or asked of them stands in its reply.
  const notes = explainOrder(session, `${session.told} ${session.question?.text}`);
  if (notes.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={texts.aboutTheKitchens}
      sx={{ m: 0, my: 1.5, p: 0, listStyle: 'none', color: 'status.waiting.text', fontSize: '0.9375rem' }}
    >
      {notes.map((text) => (
        <li key={text} dir="auto">
          {text}
        </li>
      ))}
    </Box>
  );
}

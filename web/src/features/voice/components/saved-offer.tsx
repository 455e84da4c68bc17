import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { findShownOffer, otherAddresses } from '@nearbite/voice/session/saved-details';
import type { VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';

/** The details of last time, taken with one word or tap. */
export function SavedOffer({ session, dispatch }: Pick<VoiceOrderState, 'session' | 'dispatch'>) {
  const offer = findShownOffer(session);
  if (offer === undefined) return null;
  return (
    <Box sx={{ p: 2, borderRadius: '18px', border: 1, borderColor: 'divider' }}>
      <Box id="saved-offer" role="status" dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {offer}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant="contained"
          aria-describedby="saved-offer"
          onClick={() => dispatch({ type: 'savedAccepted' })}
        >
          {texts.yes}
        </Button>
        <Button
          variant="outlined"
          aria-describedby="saved-offer"
          onClick={() => dispatch({ type: 'savedDeclined' })}
        >
          {texts.no}
        </Button>
        {otherAddresses(session).map((address) => (
          <Button
            key={address.label}
            variant="outlined"
            aria-label={texts.deliverTo(address.label)}
            onClick={() => dispatch({ type: 'addressChosen', address })}
          >
            {address.label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { voiceTexts } from '@nearbite/voice/session/voice-settings';
import { Bike, Plus } from 'lucide-react';
import type { VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';
import { CartTalk } from './cart-talk.tsx';
import { KitchenNotes } from './kitchen-notes.tsx';
import { Microphone } from './microphone.tsx';
import { Panel } from './panel.tsx';

/** In the cart; more, or on to the delivery. */
export function AfterCart({ session, dispatch, cart, canListen }: VoiceOrderState) {
  // As the badge counts them; what was in the cart before is in it still.
  const count = cart.shown?.lines.length ?? session.allConfirmedItems.length;
  const isEmpty = count === 0;
  return (
    <Panel aria-labelledby="after-cart" sx={{ textAlign: 'center', py: { xs: 4, md: 6 } }}>
      <Typography id="after-cart" variant="h2">
        {voiceTexts.inCartNow}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{texts.itemsInCart(count)}</Typography>
      <Box sx={{ mb: 3 }}>
        <KitchenNotes session={session} />
      </Box>
      {canListen && (
        <Box sx={{ mb: 3 }}>
          <Microphone
            isListening={session.listening}
            hint={session.listening ? texts.sayChanges : texts.tapAndSayChanges}
            onStart={() => dispatch({ type: 'startListening' })}
            onStop={() => dispatch({ type: 'stopListening' })}
          />
        </Box>
      )}
      <CartTalk session={session} dispatch={dispatch} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        <Button
          variant="outlined"
          size="large"
          startIcon={<Plus size={18} aria-hidden />}
          onClick={() => dispatch({ type: 'addMoreItems' })}
        >
          {texts.addMoreItems}
        </Button>
        <Button
          variant="contained"
          size="large"
          disabled={isEmpty}
          startIcon={<Bike size={18} aria-hidden />}
          onClick={() => dispatch({ type: 'proceedToDelivery' })}
        >
          {texts.proceedToDelivery}
        </Button>
      </Box>
    </Panel>
  );
}

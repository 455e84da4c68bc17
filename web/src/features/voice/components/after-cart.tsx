import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { VOICE_COMMAND_MAX } from '@nearbite/contract/voice/voice';
import { hasReplied } from '@nearbite/voice/session/steps';
import { voiceTexts } from '@nearbite/voice/session/voice-settings';
import { Bike, Plus, SendHorizontal } from 'lucide-react';
import { whileIdle } from '../../../lib/page/busy.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useSelectAnswered } from '../use-scroll-into-view.ts';
import type { VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';
import { KitchenNotes } from './kitchen-notes.tsx';
import { Microphone } from './microphone.tsx';
import { OpenQuestion } from './open-question.tsx';

/** In the cart; more, or on to the delivery. */
export function AfterCart({ session, dispatch, cart }: VoiceOrderState) {
  // As the badge counts them; what was in the cart before is in it still.
  const count = cart.shown?.lines.length ?? session.allConfirmedItems.length;
  return (
    <Panel
      heading={voiceTexts.inCartNow}
      sx={{ display: 'grid', gap: 2.5, textAlign: 'center', '& > h2': { m: 0 } }}
    >
      <Typography sx={{ color: 'text.secondary' }}>{texts.itemsInCart(count)}</Typography>
      <KitchenNotes session={session} />
      {session.canListen && (
        <Microphone
          session={session}
          dispatch={dispatch}
          hint={session.listening ? texts.sayChanges : texts.tapAndSayChanges}
        />
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
          disabled={count === 0}
          startIcon={<Bike size={18} aria-hidden />}
          onClick={() => dispatch({ type: 'proceedToDelivery' })}
        >
          {texts.proceedToDelivery}
        </Button>
      </Box>
    </Panel>
  );
}

/** What may be said about the cart may be typed as well; the page's words are on screen either way. */
function CartTalk({ session, dispatch }: Pick<VoiceOrderState, 'session' | 'dispatch'>) {
  const isBusy = session.waiting !== 'nothing';
  const box = useSelectAnswered<HTMLInputElement>(hasReplied(session));
  return (
    <Form sx={{ textAlign: 'start' }} onSubmit={() => dispatch({ type: 'sendOrder' })}>
      <OpenQuestion session={session} dispatch={dispatch} />
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, maxWidth: 520, mx: 'auto' }}>
        <FormField
          label={texts.changeCartInWords}
          placeholder={texts.makeThatThree}
          value={session.transcript}
          inputRef={box}
          inputProps={{ maxLength: VOICE_COMMAND_MAX, autoComplete: 'off' }}
          onChange={(event) => dispatch({ type: 'edited', text: event.target.value })}
        />
        <Button
          type="submit"
          variant="outlined"
          aria-label={texts.sendTheChange}
          {...whileIdle(isBusy)}
          sx={{ minWidth: 52, height: 52, flex: 'none' }}
        >
          {isBusy ? <CircularProgress size={18} color="inherit" /> : <SendHorizontal size={18} aria-hidden />}
        </Button>
      </Box>
    </Form>
  );
}

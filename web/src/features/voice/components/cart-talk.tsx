import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { VOICE_COMMAND_MAX } from '@nearbite/contract/voice/voice';
import { hasReplied } from '@nearbite/voice/session/steps';
import { SendHorizontal } from 'lucide-react';
import { whileIdle } from '../../../lib/page/busy.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { useSelectAnswered } from '../use-scroll-into-view.ts';
import type { VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';
import { OpenQuestion } from './open-question.tsx';

/** What may be said about the cart may be typed as well; the page's words are on screen either way. */
export function CartTalk({ session, dispatch }: Pick<VoiceOrderState, 'session' | 'dispatch'>) {
  const isBusy = session.waiting !== 'nothing';
  const box = useSelectAnswered<HTMLInputElement>(hasReplied(session));
  return (
    <Box
      component="form"
      sx={{ maxWidth: 520, mx: 'auto', mb: 3, textAlign: 'left' }}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'sendOrder' });
      }}
    >
      <OpenQuestion session={session} dispatch={dispatch} />
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
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
    </Box>
  );
}

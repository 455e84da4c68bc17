import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { hasReplied } from '@nearbite/voice/session/steps';
import { Eraser, SendHorizontal } from 'lucide-react';
import { whileIdle } from '../../../lib/page/busy.ts';
import type { VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';
import { Microphone } from './microphone.tsx';
import { NotFound } from './not-found.tsx';
import { OpenQuestion } from './open-question.tsx';
import { Panel } from './panel.tsx';
import { Transcript } from './transcript.tsx';

/** Every sentence is taken when it ends; what is typed is sent. */
export function OrderTaking({ session, dispatch, canListen, isTyped, examples }: VoiceOrderState) {
  const isSending = session.waiting === 'understanding';
  const edit = (text: string) => {
    dispatch({ type: 'edited', text });
    if (session.listening) dispatch({ type: 'stopListening' });
  };
  const send = () => dispatch({ type: 'sendOrder' });

  return (
    <Panel aria-label={texts.yourOrder} sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
      {canListen && (
        <Microphone
          isListening={session.listening}
          hint={session.listening ? texts.microphoneIsReady : texts.tapMicrophone}
          onStart={() => dispatch({ type: 'startListening' })}
          onStop={() => dispatch({ type: 'stopListening' })}
        />
      )}
      <Transcript
        text={session.transcript}
        isListening={session.listening}
        isAnswered={hasReplied(session)}
        isTyped={isTyped}
        example={examples[0]}
        onEdit={edit}
        onSend={send}
      />
      {session.pendingItems.length === 0 && (
        <>
          <NotFound session={session} dispatch={dispatch} />
          <OpenQuestion session={session} dispatch={dispatch} />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SendButton isSending={isSending} onClick={send} />
        <Button
          size="large"
          sx={{ ml: 'auto' }}
          startIcon={<Eraser size={18} aria-hidden />}
          onClick={() => {
            dispatch({ type: 'clear' });
            if (session.listening) dispatch({ type: 'stopListening' });
          }}
        >
          {texts.clear}
        </Button>
      </Box>
      {session.transcript === '' && session.pendingItems.length === 0 && examples.length > 0 && (
        <Examples examples={examples} onChoose={edit} />
      )}
    </Panel>
  );
}

const SendButton = ({ isSending, onClick }: { isSending: boolean; onClick: () => void }) => (
  <Button
    variant="contained"
    size="large"
    sx={{ flex: '1 1 160px' }}
    {...whileIdle(isSending, onClick)}
    startIcon={
      isSending ? <CircularProgress size={18} color="inherit" /> : <SendHorizontal size={18} aria-hidden />
    }
  >
    {texts.sendOrder}
  </Button>
);

type ExamplesProps = { readonly examples: readonly string[]; readonly onChoose: (text: string) => void };

function Examples({ examples, onChoose }: ExamplesProps) {
  return (
    <Box>
      <Typography component="h2" variant="h4" sx={{ mb: 1 }}>
        {texts.trySaying}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.75 }}>
        {examples.map((text) => (
          <Button
            key={text}
            onClick={() => onChoose(text)}
            sx={{
              px: 1.5,
              textAlign: 'left',
              whiteSpace: 'normal',
              fontWeight: 500,
              color: 'text.secondary',
            }}
          >
            “{text}”
          </Button>
        ))}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { hasReplied } from '@nearbite/voice/session/steps';
import { Eraser, SendHorizontal } from 'lucide-react';
import { whileIdle } from '../../../lib/page/busy.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { isTyped, type VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';
import { Microphone } from './microphone.tsx';
import { Replies } from './open-question.tsx';
import { Transcript } from './transcript.tsx';

/** Every sentence is taken when it ends; what is typed is sent. */
export function OrderTaking({ session, dispatch, examples }: VoiceOrderState) {
  const { listening, transcript, pendingItems } = session;
  const isSending = session.waiting === 'understanding';
  const stopListening = () => listening && dispatch({ type: 'stopListening' });
  const edit = (text: string) => {
    dispatch({ type: 'edited', text });
    stopListening();
  };
  const send = () => dispatch({ type: 'sendOrder' });

  return (
    <Panel aria-label={texts.yourOrder} sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
      {session.canListen && (
        <Microphone
          session={session}
          dispatch={dispatch}
          hint={listening ? texts.microphoneIsReady : texts.tapMicrophone}
        />
      )}
      <Transcript
        text={transcript}
        isListening={listening}
        isAnswered={hasReplied(session)}
        isTyped={isTyped(session)}
        example={examples[0]}
        onEdit={edit}
        onSend={send}
      />
      {pendingItems.length === 0 && <Replies session={session} dispatch={dispatch} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          size="large"
          sx={{ flex: '1 1 160px' }}
          {...whileIdle(isSending, send)}
          startIcon={
            isSending ? (
              <CircularProgress size={18} color="inherit" />
            ) : (
              <SendHorizontal size={18} aria-hidden />
            )
          }
        >
          {texts.sendOrder}
        </Button>
        <Button
          size="large"
          sx={{ ml: 'auto' }}
          startIcon={<Eraser size={18} aria-hidden />}
          onClick={() => {
            dispatch({ type: 'clear' });
            stopListening();
          }}
        >
          {texts.clear}
        </Button>
      </Box>
      {transcript === '' && pendingItems.length === 0 && examples.length > 0 && (
        <Examples examples={examples} onChoose={edit} />
      )}
    </Panel>
  );
}

type ExamplesProps = { readonly examples: readonly string[]; readonly onChoose: (text: string) => void };

const Examples = ({ examples, onChoose }: ExamplesProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.75 }}>
    <Typography component="h2" variant="h4">
      {texts.trySaying}
    </Typography>
    {examples.map((text) => (
      <Button
        key={text}
        onClick={() => onChoose(text)}
        sx={{ px: 1.5, textAlign: 'start', whiteSpace: 'normal', fontWeight: 500, color: 'text.secondary' }}
      >
        <bdi>“{text}”</bdi>
      </Button>
    ))}
  </Box>
);

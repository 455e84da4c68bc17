import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { voiceTexts } from '@nearbite/domain/voice/voice-settings';
import { Eraser, SendHorizontal } from 'lucide-react';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import type { VoiceOrderState } from '../use-voice-order.ts';
import { Microphone } from './microphone.tsx';
import { Panel } from './panel.tsx';
import { Transcript } from './transcript.tsx';

const EXAMPLES = [
  'Two chicken biryani and one mango lassi',
  'Ek plate seekh kebab, extra spicy, and four naan',
  'A large mutton karahi, no, make that two',
];

/** Speak or type, then send. */
export function OrderTaking({ session, dispatch, canListen, isMicrophoneRefused }: VoiceOrderState) {
  const isSending = session.waiting === 'understanding';
  const isTyped = !canListen || isMicrophoneRefused;
  const edit = (text: string) => {
    if (session.listening) dispatch({ type: 'stopListening' });
    dispatch({ type: 'edited', text });
  };
  const send = () => dispatch({ type: 'sendOrder' });

  return (
    <Panel aria-label="Your order" sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
      {canListen && (
        <Microphone
          isListening={session.listening}
          hint={
            session.listening
              ? 'Microphone is ready. Speak now.'
              : 'Tap the microphone and say what you would like.'
          }
          onStart={() => dispatch({ type: 'startListening' })}
          onStop={() => dispatch({ type: 'stopListening' })}
        />
      )}
      <Transcript text={session.transcript} isTyped={isTyped} onEdit={edit} onSend={send} />
      {session.noItemsFound && <MessageAlert tone="bad">{voiceTexts.nothingFoundShown}</MessageAlert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          size="large"
          sx={{ flex: '1 1 160px' }}
          disabled={isSending}
          startIcon={
            isSending ? (
              <CircularProgress size={18} color="inherit" />
            ) : (
              <SendHorizontal size={18} aria-hidden />
            )
          }
          onClick={send}
        >
          Send Order
        </Button>
        <Button
          variant="outlined"
          size="large"
          startIcon={<Eraser size={18} aria-hidden />}
          onClick={() => {
            if (session.listening) dispatch({ type: 'stopListening' });
            dispatch({ type: 'clear' });
          }}
        >
          Clear
        </Button>
      </Box>
      {session.transcript === '' && session.pendingItems.length === 0 && <Examples onChoose={edit} />}
    </Panel>
  );
}

function Examples({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <Box>
      <Typography component="h2" variant="h4" sx={{ mb: 1 }}>
        Try saying
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.75 }}>
        {EXAMPLES.map((text) => (
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

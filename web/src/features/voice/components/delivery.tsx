import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PATHS } from '@nearbite/contract/page-paths';
import { OBSTACLES } from '@nearbite/domain/orders/order-obstacles';
import { shownPrompt } from '@nearbite/voice/session/saved-details';
import { detailFields } from '@nearbite/voice/session/voice-settings';
import { ArrowLeft, Play } from 'lucide-react';
import { Link } from 'react-router';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { ResendActivation } from '../../accounts/index.ts';
import { DeliveryPin } from '../../cart/index.ts';
import type { VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';
import { DeliveryField } from './delivery-field.tsx';
import { KitchenNotes } from './kitchen-notes.tsx';
import { Microphone } from './microphone.tsx';
import { Panel } from './panel.tsx';
import { SavedOffer } from './saved-offer.tsx';

/** Where to bring it: one answer after the other, spoken or typed. */
export function Delivery(voice: VoiceOrderState) {
  const { session, dispatch, canListen, problem, email } = voice;
  const current = detailFields[session.currentFieldIndex] ?? 'name';
  // The next one is asked for a moment after the Confirm; whoever types goes there at once.
  const due = session.waiting === 'nextField' ? detailFields[session.currentFieldIndex + 1] : current;
  const isPlacing = session.waiting === 'order';
  const prompt = shownPrompt(session);

  const confirm = () => {
    // Typed faster than it is asked for.
    if (session.waiting === 'nextField') dispatch({ type: 'nextFieldDue' });
    dispatch({ type: 'confirmField' });
  };

  return (
    <Panel aria-labelledby="delivery" sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Typography id="delivery" variant="h2">
        {texts.whereToBring}
      </Typography>
      <KitchenNotes session={session} />
      {session.needsTap && <WelcomeBack onContinue={() => dispatch({ type: 'continue' })} />}
      <Box sx={stayInSight}>
        {!session.needsTap && canListen && (
          <Microphone
            isSmall
            isListening={session.listening}
            hint={session.listening ? texts.microphoneIsReady : ''}
            onStart={() => dispatch({ type: 'startListening' })}
            onStop={() => dispatch({ type: 'stopListening' })}
          />
        )}
        <Typography role="status" sx={{ fontWeight: 650 }}>
          {isPlacing ? texts.placingYourOrder : prompt}
        </Typography>
      </Box>
      <SavedOffer session={session} dispatch={dispatch} />
      {detailFields.map((field) => (
        <DeliveryField
          key={field}
          field={field}
          voice={voice}
          isCurrent={field === current}
          prompt={prompt}
          isDue={field === due}
          onConfirm={confirm}
        />
      ))}
      <DeliveryPin typed={session.deliveryDetails} />
      <Button
        variant="text"
        disabled={isPlacing}
        sx={{ alignSelf: 'flex-start' }}
        startIcon={<ArrowLeft size={17} aria-hidden />}
        onClick={() => dispatch({ type: 'backToCart' })}
      >
        {texts.backToYourCart}
      </Button>
      {problem !== undefined && !isPlacing && <Refusal problem={problem} email={email} onRetry={confirm} />}
    </Panel>
  );
}

type RefusalProps = {
  readonly problem: NonNullable<VoiceOrderState['problem']>;
  readonly email: string;
  readonly onRetry: () => void;
};

const Refusal = ({ problem, email, onRetry }: RefusalProps) => (
  <MessageAlert
    tone="bad"
    action={
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
        <Button variant="outlined" size="small" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
        {OBSTACLES.some((obstacle) => obstacle === problem.code) && (
          <Button component={Link} to={PATHS.cart} variant="outlined" size="small">
            {texts.changeInCart}
          </Button>
        )}
        {problem.code === 'unverified' && <ResendActivation email={email} />}
      </Box>
    }
  >
    {problem.text}
  </MessageAlert>
);

/** What is asked for and the microphone, while a phone shows the fields further down. */
const stayInSight = {
  position: 'sticky',
  top: 'var(--top-bar-height)',
  zIndex: 1,
  display: 'grid',
  gap: 1,
  mx: -0.5,
  px: 0.5,
  py: 1,
  bgcolor: 'background.paper',
} as const;

/** Browsers speak and listen only after a tap. */
function WelcomeBack({ onContinue }: { onContinue: () => void }) {
  return (
    <Box sx={{ textAlign: 'center', py: 3 }}>
      <Typography sx={{ mb: 1.5 }}>{texts.welcomeBack}</Typography>
      <Button
        variant="contained"
        size="large"
        startIcon={<Play size={18} aria-hidden />}
        onClick={onContinue}
      >
        {texts.goOn}
      </Button>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PATHS } from '@nearbite/contract/page-paths';
import { OBSTACLES } from '@nearbite/domain/orders/order-obstacles';
import { findShownOffer, otherAddresses, shownPrompt } from '@nearbite/voice/session/saved-details';
import { detailFields } from '@nearbite/voice/session/voice-settings';
import { ArrowLeft, Play } from 'lucide-react';
import { Link } from 'react-router';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ResendActivation } from '../../accounts/index.ts';
import { DeliveryPin } from '../../cart/index.ts';
import type { VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';
import { DeliveryField } from './delivery-field.tsx';
import { KitchenNotes } from './kitchen-notes.tsx';
import { Microphone } from './microphone.tsx';

/** Where to bring it: one answer after the other, spoken or typed. */
export function Delivery({ session, dispatch, problem, email }: VoiceOrderState) {
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
    <Panel heading={texts.whereToBring} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <KitchenNotes session={session} />
      {session.needsTap && <WelcomeBack onContinue={() => dispatch({ type: 'continue' })} />}
      <Box sx={stayInSight}>
        {!session.needsTap && session.canListen && (
          <Microphone
            isSmall
            session={session}
            dispatch={dispatch}
            hint={session.listening ? texts.microphoneIsReady : ''}
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
          session={session}
          dispatch={dispatch}
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

/** What is asked for and the microphone, while a phone shows the fields further down: in a grid it would not stay. */
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
const WelcomeBack = ({ onContinue }: { readonly onContinue: () => void }) => (
  <Box sx={{ textAlign: 'center', py: 3 }}>
    <Typography sx={{ mb: 1.5 }}>{texts.welcomeBack}</Typography>
    <Button variant="contained" size="large" startIcon={<Play size={18} aria-hidden />} onClick={onContinue}>
      {texts.goOn}
    </Button>
  </Box>
);

/** The details of last time, taken with one word or tap. */
function SavedOffer({ session, dispatch }: Pick<VoiceOrderState, 'session' | 'dispatch'>) {
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

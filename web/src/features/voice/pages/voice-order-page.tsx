import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Profile } from '@nearbite/contract/accounts/accounts';
import type { VoiceSession, VoiceStage } from '@nearbite/voice/session/voice-session-types';
import { RefreshCcw } from 'lucide-react';
import type { ComponentType } from 'react';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { useSession } from '../../accounts/index.ts';
import { usePlaceDialog } from '../../catalog/index.ts';
import { AfterCart } from '../components/after-cart.tsx';
import { CartPanel } from '../components/cart-panel.tsx';
import { Delivery } from '../components/delivery.tsx';
import { Notices } from '../components/notices.tsx';
import { LastOrder, OrderDone } from '../components/order-done.tsx';
import { OrderPreview } from '../components/order-preview.tsx';
import { OrderTaking } from '../components/order-taking.tsx';
import { StepBar } from '../components/step-bar.tsx';
import { useLocation } from '../use-location.ts';
import { useStepFocus } from '../use-step-focus.ts';
import { useVoiceOrder, type VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';
import { findReceipt } from '../voice-receipt.ts';

const STAGES: Readonly<Record<Exclude<VoiceStage, 'done'>, ComponentType<VoiceOrderState>>> = {
  initial: OrderTaking,
  afterCart: AfterCart,
  address: Delivery,
};

export default function VoiceOrderPage() {
  const session = useSession();
  return 'profile' in session ? <VoiceOrder key={session.profile.id} profile={session.profile} /> : null;
}

function VoiceOrder({ profile }: { profile: Profile }) {
  const voice = useVoiceOrder(profile);
  const { session, dispatch } = voice;
  const location = useLocation(session.location, dispatch);
  const receipt = findReceipt(profile.id);
  const place = usePlaceDialog();
  const area = useStepFocus<HTMLDivElement>(session.stage);

  return (
    <Box ref={area} sx={{ py: { xs: 3, md: 5 }, '& h2:focus': { outline: 'none' } }}>
      <PageHeading
        intro={texts.sayItAsAtCounter}
        action={
          <Button
            variant="outlined"
            disabled={/^(?:cart|cartChange|order)$/.test(session.waiting)}
            startIcon={<RefreshCcw size={16} aria-hidden />}
            onClick={() => void resetAll(session, dispatch)}
          >
            {texts.resetAll}
          </Button>
        }
      >
        {texts.voiceOrder}
      </PageHeading>
      <StepBar stage={session.stage} />
      <Notices
        location={location.state}
        onAskLocation={() => void location.ask()}
        onChoosePlace={place.open}
        session={session}
      />
      {place.dialog}
      {session.stage === 'done' ? receipt && <OrderDone receipt={receipt} /> : <Workplace voice={voice} />}
      {session.stage !== 'done' && receipt && <LastOrder receipt={receipt} />}
    </Box>
  );
}

/** What goes out of the cart again is asked about first. */
async function resetAll({ stage, putInCart }: VoiceSession, dispatch: VoiceOrderState['dispatch']) {
  const isAsked = putInCart.length > 0 && stage !== 'done';
  if (isAsked) {
    const isSure = await dialogs.confirm({
      title: texts.resetAllAsk,
      text: texts.alsoTakesOut(putInCart.map(({ title, quantity }) => `${quantity} × ${title}`)),
      confirmLabel: texts.yesReset,
    });
    if (!isSure) return;
  }
  dispatch({ type: 'resetAll' });
}

/** The step at hand, and beside it what the order holds so far. */
function Workplace({ voice }: { voice: VoiceOrderState }) {
  const { stage, pendingItems, allConfirmedItems } = voice.session;
  const Stage = STAGES[stage === 'done' ? 'initial' : stage];
  const hasPreview = stage === 'initial' && pendingItems.length > 0;
  const hasCart = allConfirmedItems.length > 0;
  const hasAside = hasPreview || hasCart;
  const columns = hasAside ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 760px)';
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        justifyContent: 'center',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns },
      }}
    >
      <Stage {...voice} />
      {hasAside && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {hasPreview && <OrderPreview {...voice} />}
          {hasCart && <CartPanel {...voice} />}
        </Box>
      )}
    </Box>
  );
}

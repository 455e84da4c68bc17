import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Profile } from '@nearbite/contract/accounts/accounts';
import { emailUnverified } from '@nearbite/contract/accounts/accounts.texts';
import { PATHS } from '@nearbite/contract/page-paths';
import { ALREADY_WAITING_MESSAGE, type RestaurantRequest } from '@nearbite/contract/restaurants/registration';
import { Hourglass, Store } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, Navigate, useLocation } from 'react-router';
import { errorText, type FormErrors } from '../../../lib/forms/form-errors.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../lib/page/busy.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { FormCard } from '../../../ui/form/form-card.tsx';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { LoadingText } from '../../../ui/loading/loading-text.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import {
  hasSessionEnded,
  loginPath,
  ProfileFailure,
  ResendActivation,
  useSession,
  withReturnPath,
} from '../../accounts/index.ts';
import { RestaurantForm } from '../components/restaurant-form.tsx';
import { wasDeclined } from '../declined.texts.tsx';
import {
  registrationApi,
  useRestaurantRequestQuery,
  useWithdrawRestaurantRequestMutation,
} from '../registration.api.ts';
import * as texts from '../restaurants.texts.ts';

const TITLE = texts.registerRestaurantAccount;
const ASK_AGAIN_MS = 30_000;

export default function RestaurantRegisterPage() {
  const session = useSession();
  switch (session.role) {
    case 'visitor':
      return <AskToLogIn />;
    case 'loading':
      return <LoadingText />;
    case 'unknown':
      return <ProfileFailure error={session.error} retry={session.retry} />;
    case 'owner':
      return <Navigate to={PATHS.restaurantDashboard} replace />;
    case 'customer':
      return session.profile.is_verified ? (
        <Registration profile={session.profile} />
      ) : (
        <FormCard title={TITLE}>
          <MessageAlert tone="bad" isHint action={<ResendActivation email={session.profile.email} />}>
            {emailUnverified}
          </MessageAlert>
        </FormCard>
      );
  }
}

function AskToLogIn() {
  const location = useLocation();
  return (
    <StateMessage
      isPage
      icon={Store}
      title={TITLE}
      text={texts.logInFirst}
      action={
        <>
          {hasSessionEnded() && <MessageAlert tone="bad">{texts.yourSessionHasEnded}</MessageAlert>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
            <Button component={Link} to={loginPath(location)} variant="contained">
              {texts.logIn}
            </Button>
            <Button
              component={Link}
              to={withReturnPath(PATHS.register, location.pathname)}
              variant="outlined"
            >
              {texts.createAnAccount}
            </Button>
          </Box>
        </>
      }
    />
  );
}

type Outcome =
  /** `after` is when the request before this one was made, if there was one. */
  | { readonly sent: true; readonly after: string | null }
  | { readonly sent: false; readonly refusal: FormErrors };

function Registration({ profile }: { profile: Profile }) {
  const {
    data: request,
    error,
    isFetching,
    refetch,
  } = useRestaurantRequestQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: ASK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  const [outcome, setOutcome] = useState<Outcome>();
  const dispatch = useDispatch();
  const isLetIn = request?.status === 'approved' || request?.status === 'suspended';

  // The profile we know is older than the decision; the new one makes an owner of us.
  useEffect(() => {
    if (isLetIn) dispatch(registrationApi.util.invalidateTags(['Profile']));
  }, [isLetIn, dispatch]);

  const isDeclined = request?.status === 'declined';
  const isDecided = outcome?.sent && isDeclined && request.date !== outcome.after;

  if (outcome?.sent && !isDecided) return <RequestSent email={profile.email} />;
  if (outcome && !outcome.sent) return <Refused email={profile.email} refusal={outcome.refusal} />;
  if (error && !isFetching) {
    return (
      <ErrorState title={texts.requestLookupFailed} text={errorText(error)} onRetry={() => void refetch()} />
    );
  }
  if (!request || isLetIn) return <LoadingText />;
  const refuse = (refusal: FormErrors) => setOutcome({ sent: false, refusal });
  if (request.status === 'pending') {
    return <Pending request={request} profile={profile} onRefused={refuse} />;
  }
  return (
    <FormCard title={TITLE} intro={texts.tellUsAboutIt}>
      {isDeclined && (
        <Box sx={{ mb: 2.5 }}>
          <MessageAlert tone="bad" isHint>
            {wasDeclined(request)}
          </MessageAlert>
        </Box>
      )}
      <RestaurantForm
        key={request.date}
        profile={profile}
        last={request.sent}
        onSent={() => setOutcome({ sent: true, after: request.date })}
        onRefused={refuse}
      />
    </FormCard>
  );
}

const RequestSent = ({ email }: { email: string }) => (
  <FormCard title={TITLE}>
    <MessageAlert tone="good">{texts.requestSentLine}</MessageAlert>
    <Box component="p" sx={{ mb: 0, color: 'text.secondary' }}>
      {texts.weLookAtEveryRestaurant(email)}
    </Box>
  </FormCard>
);

const Refused = ({ email, refusal: { alert, code } }: { email: string; refusal: FormErrors }) => (
  <FormCard title={TITLE}>
    <MessageAlert tone="bad" action={code === 'unverified' && <ResendActivation email={email} />}>
      {alert}
    </MessageAlert>
  </FormCard>
);

type PendingProps = {
  readonly request: RestaurantRequest;
  readonly profile: Profile;
  readonly onRefused: (refusal: FormErrors) => void;
};

function Pending({ request, profile, onRefused }: PendingProps) {
  const [correction, setCorrection] = useState<'open' | 'sent'>();
  if (correction !== 'open') {
    return (
      <Waiting
        name={request.name}
        email={profile.email}
        isCorrected={correction === 'sent'}
        onCorrect={() => setCorrection('open')}
      />
    );
  }
  return (
    <FormCard title={TITLE} intro={texts.correctYourRequest}>
      <RestaurantForm
        profile={profile}
        last={request.sent}
        isCorrection
        onSent={() => setCorrection('sent')}
        onRefused={onRefused}
      />
    </FormCard>
  );
}

type WaitingProps = {
  readonly name: string | null;
  readonly email: string;
  readonly isCorrected: boolean;
  readonly onCorrect: () => void;
};

function Waiting({ name, email, isCorrected, onCorrect }: WaitingProps) {
  const [withdraw, { isLoading }] = useWithdrawRestaurantRequestMutation();
  const askAndWithdraw = async () => {
    const isSure = await dialogs.confirm({
      title: texts.withdrawQuestion(name),
      text: texts.withdrawnIsGone,
      confirmLabel: texts.withdraw,
      isIrreversible: true,
    });
    if (!isSure) return;
    const { error } = await withdraw();
    if (error) await dialogs.error(texts.notWithdrawn, errorText(error));
    else pageToast.success(texts.requestWithdrawn);
  };
  return (
    <StateMessage
      isPage
      icon={Hourglass}
      title={ALREADY_WAITING_MESSAGE}
      text={texts.weAreLookingAtIt(name, email)}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {isCorrected && <MessageAlert tone="good">{texts.requestCorrected}</MessageAlert>}
          <Button variant="contained" onClick={onCorrect}>
            {texts.correct}
          </Button>
          <Button component={Link} to={PATHS.home} variant="outlined">
            {texts.backHome}
          </Button>
          <Button
            color="error"
            aria-haspopup="dialog"
            sx={{ ml: { sm: 3 } }}
            {...whileIdle(isLoading, askAndWithdraw)}
          >
            {texts.withdraw}
          </Button>
        </Box>
      }
    />
  );
}

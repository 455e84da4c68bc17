import Button from '@mui/material/Button';
import { PATHS } from '@nearbite/contract/page-paths';
import type { Invitation } from '@nearbite/contract/staff/staff';
import { Link as RouterLink, useLocation, useNavigate, useParams } from 'react-router';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { isDefinite } from '../../../lib/net/idempotency-keys.ts';
import { FormCard } from '../../../ui/form/form-card.tsx';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { LoadingText } from '../../../ui/loading/loading-text.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { chooseWorkplace, loginPath, useLogout, useSession } from '../../accounts/index.ts';
import { NewMemberForm } from '../components/new-member-form.tsx';
import { useInvitationQuery, useJoinMutation } from '../staff.api.ts';
import * as texts from '../staff.texts.ts';

/** Where mailed invitations to a restaurant's staff lead. */
export default function JoinPage() {
  const { token = '' } = useParams();
  const { role } = useSession();
  const { data, error, refetch } = useInvitationQuery({ params: { token } });
  if (error && isDefinite(error)) {
    return (
      <FormCard title={texts.invitationEnded}>
        <Text>{texts.askForNewOne}</Text>
      </FormCard>
    );
  }
  if (error) return <ErrorState title={texts.notLoaded} text={errorText(error)} onRetry={refetch} />;
  if (!data || role === 'loading') return <LoadingText />;
  const intro = data.role === 'manager' ? texts.invitedAsManager : texts.invitedAsKitchen;
  return (
    <FormCard title={texts.joinTitle(data.restaurant.name)} intro={intro}>
      <Way token={token} invitation={data} />
    </FormCard>
  );
}

/** How whoever opened the link gets in: signed in as the invited, as somebody else, or not at all. */
function Way({ token, invitation }: { readonly token: string; readonly invitation: Invitation }) {
  const session = useSession();
  const location = useLocation();
  const { email, has_account: hasAccount, has_joined: hasJoined } = invitation;
  if ('profile' in session) {
    return session.profile.email === email ? <JoinButton token={token} /> : <ForAnother email={email} />;
  }
  if (!hasAccount) {
    return (
      <>
        <Text isMuted>{texts.newAccount(email)}</Text>
        <NewMemberForm token={token} />
      </>
    );
  }
  return (
    <>
      <Text isMuted>{hasJoined ? texts.joinedAlready : texts.logInToJoin(email)}</Text>
      <Button component={RouterLink} to={loginPath(location)} variant="contained" sx={BUTTON}>
        {texts.logIn}
      </Button>
    </>
  );
}

function JoinButton({ token }: { readonly token: string }) {
  const [join, { isLoading }] = useJoinMutation();
  const navigate = useNavigate();
  const send = async () => {
    const { data, error } = await join({ params: { token }, body: {} });
    if (!data) return pageToast.error(errorText(error));
    pageToast.success(data.msg);
    chooseWorkplace(data.restaurant_id);
    navigate(PATHS.restaurantOrders, { replace: true });
  };
  return (
    <Button variant="contained" disabled={isLoading} onClick={() => void send()} sx={BUTTON}>
      {isLoading ? texts.joining : texts.join}
    </Button>
  );
}

function ForAnother({ email }: { readonly email: string }) {
  const logout = useLogout();
  return (
    <>
      <Text isMuted>{texts.forAnother(email)}</Text>
      <Button variant="outlined" onClick={() => void logout()} sx={BUTTON}>
        {texts.logOut}
      </Button>
    </>
  );
}

const BUTTON = { mt: 2, minHeight: 48 };

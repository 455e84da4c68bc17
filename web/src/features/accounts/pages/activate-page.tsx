import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PATHS } from '@nearbite/contract/page-paths';
import { Link as RouterLink, useParams } from 'react-router';
import { errorBodyOf } from '../../../lib/net/call-error.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { FormCard } from '../../../ui/form/form-card.tsx';
import { useCartLines } from '../../cart/index.ts';
import { useActivateQuery } from '../api.ts';
import * as texts from '../components/sign-in/sign-in.texts.tsx';
import { useSession } from '../session/session.tsx';

/** Where mailed verification links lead. */
export default function ActivatePage() {
  const { uid = '', token = '' } = useParams();
  const session = useSession();
  // A signed-in person stays signed in, with a token that is still valid.
  const isWaiting = session.role === 'loading';
  const activation = useActivateQuery({ params: { uid, token } }, { skip: isWaiting });
  const { data, error, refetch } = activation;
  const isFetching = activation.isFetching || (isWaiting && !data);
  const isOwn = 'profile' in session && String(session.profile.id) === uid;

  return (
    <FormCard title={texts.activation}>
      {isFetching && <Working />}
      {!isFetching && data && (
        <MessageAlert
          tone="good"
          isHint
          action={
            isOwn ? (
              <NextStep />
            ) : (
              <Link component={RouterLink} to={PATHS.login} color="inherit" sx={LINE}>
                {texts.login}
              </Link>
            )
          }
        >
          {data.msg}
        </MessageAlert>
      )}
      {!isFetching && !data && (
        <>
          <MessageAlert tone="bad">{activationError(error)}</MessageAlert>
          <Button variant="contained" onClick={() => refetch()} sx={{ mt: 2 }}>
            {texts.tryLinkAgain}
          </Button>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            {texts.olderLink((words) => (
              <Link component={RouterLink} to={PATHS.login}>
                {words}
              </Link>
            ))}
          </Typography>
        </>
      )}
    </FormCard>
  );
}

/** For those who stay signed in: on with what they were about to order. */
function NextStep() {
  const { data: lines = [] } = useCartLines();
  const [to, label] =
    lines.length > 0 ? [PATHS.cart, texts.backToCart] : [PATHS.home, texts.continueShopping];
  return (
    <Link component={RouterLink} to={to} color="inherit" sx={LINE}>
      {label}
    </Link>
  );
}

const LINE = { display: 'inline-block', py: 0.75, fontWeight: 650 };

function Working() {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}>
      <CircularProgress size={24} aria-hidden />
      {texts.activating}
    </Box>
  );
}

/** The call's own word for what is wrong, where it has one. */
function activationError(error: unknown): string {
  const { error: text } = errorBodyOf(error);
  return typeof text === 'string' ? text : texts.notActivated;
}

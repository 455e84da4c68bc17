import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PATHS } from '@nearbite/contract/page-paths';
import { Link as RouterLink, useParams } from 'react-router';
import { errorBodyOf } from '../../../lib/call-error.ts';
import { FormCard } from '../../../ui/form-card.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { useActivateQuery } from '../api.ts';

/** Where mailed verification links lead. */
export default function ActivatePage() {
  const { uid = '', token = '' } = useParams();
  const { data, error, isFetching, refetch } = useActivateQuery({ params: { uid, token } });

  return (
    <FormCard title="Account Activation">
      {isFetching && <Working />}
      {!isFetching && data && (
        <MessageAlert
          tone="good"
          isHint
          action={
            <Link component={RouterLink} to={PATHS.login} color="inherit" sx={LINE}>
              Login
            </Link>
          }
        >
          {data.msg}
        </MessageAlert>
      )}
      {!isFetching && !data && (
        <>
          <MessageAlert tone="bad">{activationError(error)}</MessageAlert>
          <Button variant="contained" onClick={() => refetch()} sx={{ mt: 2 }}>
            Try again with the same link
          </Button>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            Links work for 3 days. If yours is older,{' '}
            <Link component={RouterLink} to={PATHS.login}>
              log in
            </Link>{' '}
            and have a new one sent.
          </Typography>
        </>
      )}
    </FormCard>
  );
}

const LINE = { display: 'inline-block', py: 0.75, fontWeight: 650 };

function Working() {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}>
      <CircularProgress size={24} aria-hidden />
      Activating your account...
    </Box>
  );
}

/** The call's own word for what is wrong, where it has one. */
function activationError(error: unknown): string {
  const { error: text } = errorBodyOf(error);
  return typeof text === 'string' ? text : 'Unable to activate account';
}

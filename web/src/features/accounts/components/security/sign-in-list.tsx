import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { SignIn } from '@nearbite/contract/accounts/security';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../../lib/page/busy.ts';
import { formatDateTime } from '../../../../ui/format/format-date.ts';
import { ownClockText } from '../../../../ui/format/own-clock.ts';
import { ErrorState } from '../../../../ui/loading/error-state.tsx';
import * as texts from '../../account.texts.tsx';
import { useEndSignInMutation, useSignInsQuery } from '../../api.ts';
import { SecurityListItem } from './security-list-item.tsx';

export function SignInList() {
  const { data, error, isFetching, refetch } = useSignInsQuery();
  if (!data && error && !isFetching) {
    return <ErrorState title={texts.signInsNotLoaded} text={errorText(error)} onRetry={refetch} />;
  }
  if (!data) return <Skeleton variant="rounded" height={160} />;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {ownClockText()}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((signIn) => (
          <Row key={signIn.id} signIn={signIn} />
        ))}
      </Box>
    </>
  );
}

function Row({ signIn }: { readonly signIn: SignIn }) {
  const [endSignIn, { isLoading }] = useEndSignInMutation();
  const end = async () => {
    const { error } = await endSignIn({ params: { id: signIn.id } });
    if (error) pageToast.error(errorText(error));
  };
  const lastUse = signIn.is_current ? texts.thisDevice : texts.lastUsed(formatDateTime(signIn.last_used_at));
  const facts = [lastUse, signIn.address, texts.signedInAt(formatDateTime(signIn.signed_in_at))];
  return (
    <SecurityListItem
      title={signIn.device}
      text={facts.filter(Boolean).join(' · ')}
      action={
        !signIn.is_current && (
          <Button
            variant="outlined"
            {...whileIdle(isLoading, () => void end())}
            aria-label={texts.endOne(signIn.device)}
          >
            {texts.end}
          </Button>
        )
      }
    />
  );
}

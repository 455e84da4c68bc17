import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { ErrorState } from '../../../../ui/loading/error-state.tsx';
import * as texts from '../../account.texts.tsx';
import { useMarkSecurityReviewedMutation, useSecurityQuery } from '../../api.ts';
import { PushDevices } from '../../push/push-devices.tsx';
import { useSession } from '../../session/session.tsx';
import { PasskeySettings } from './passkey-settings.tsx';
import { SecondFactorSettings } from './second-factor-settings.tsx';
import { SignInList } from './sign-in-list.tsx';

/** How the account is protected and where it is signed in. */
export function SecuritySection() {
  const { data, error, isFetching, refetch } = useSecurityQuery();
  return (
    <Box sx={{ mt: 5, maxWidth: 620, display: 'flex', flexDirection: 'column', gap: 4 }}>
      <section aria-labelledby="second-factor-heading">
        <Typography id="second-factor-heading" variant="h2" sx={{ fontSize: 22, mb: 1 }}>
          {texts.secondFactor}
        </Typography>
        {data && <SecondFactorSettings security={data} />}
        {!data && error && !isFetching && (
          <ErrorState title={texts.notLoaded} text={errorText(error)} onRetry={refetch} />
        )}
        {!data && (!error || isFetching) && <Skeleton variant="rounded" height={90} />}
      </section>
      {data && (
        <section aria-labelledby="passkeys-heading">
          <Typography id="passkeys-heading" variant="h2" sx={{ fontSize: 22, mb: 1 }}>
            {texts.passkeys}
          </Typography>
          <PasskeySettings hasSecondFactor={data.second_factor === 'on'} />
        </section>
      )}
      <section aria-labelledby="sign-ins-heading">
        <Typography id="sign-ins-heading" variant="h2" sx={{ fontSize: 22, mb: 1 }}>
          {texts.whereSignedIn}
        </Typography>
        <SignInList />
      </section>
      <PushDevices />
    </Box>
  );
}

/** After the password was changed or reset: what it does not end is shown, so that the holder can remove a stranger's. */
export function SecurityReview() {
  const session = useSession();
  const { isSuccess } = useSecurityQuery();
  const [markReviewed] = useMarkSecurityReviewedMutation();
  const isLookedAt = isSuccess && 'profile' in session && session.profile.security_review_due;
  useEffect(() => {
    if (isLookedAt) void markReviewed();
  }, [isLookedAt, markReviewed]);
  return (
    <Box sx={{ my: 4 }}>
      <Typography variant="h2" sx={{ fontSize: 26 }}>
        {texts.whatElseOpens}
      </Typography>
      <Typography sx={{ mt: 1 }}>{texts.removeWhatIsNotYours}</Typography>
      <SecuritySection />
    </Box>
  );
}

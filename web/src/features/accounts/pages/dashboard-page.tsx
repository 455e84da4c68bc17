import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Profile } from '@nearbite/contract/accounts/accounts';
import { PATHS } from '@nearbite/contract/page-paths';
import { Link, useSearchParams } from 'react-router';
import { LoadingText } from '../../../ui/loading/loading-text.tsx';
import * as texts from '../account.texts.tsx';
import { DashboardLinks } from '../components/profile/dashboard-links.tsx';
import { VerificationState } from '../components/profile/verification-state.tsx';
import { findReturnPath } from '../session/return-path.ts';
import { useProfileQuery } from '../session/session.api.ts';
import { useSession } from '../session/session.tsx';

/** Where a new account lands: who one is, what is left to do, where to go from here. */
export default function DashboardPage() {
  const session = useSession();
  // The link in the mail is usually opened in another tab: coming back shows what it changed.
  useProfileQuery(undefined, { refetchOnFocus: true, refetchOnMountOrArgChange: true });
  if (!('profile' in session)) return <LoadingText />;
  return <Dashboard profile={session.profile} />;
}

function Dashboard({ profile }: { profile: Profile }) {
  const [search] = useSearchParams();
  const returnPath = findReturnPath(search);
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h2" component="h1">
        {texts.dashboard}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary', fontSize: '1.0625rem' }}>
        {texts.helloWhatToday(<bdi>{profile.name}</bdi>)}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <VerificationState profile={profile} />
        {returnPath !== PATHS.home && (
          <Button
            component={Link}
            to={returnPath}
            variant="contained"
            size="large"
            sx={{ alignSelf: 'flex-start' }}
          >
            {texts.continueWhereYouWere}
          </Button>
        )}
        <DashboardLinks profile={profile} />
      </Box>
    </Box>
  );
}

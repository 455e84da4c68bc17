import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PATHS } from '@nearbite/contract/page-paths';
import { DoorOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { LoadingText } from '../../../ui/loading/loading-text.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import * as texts from '../components/sign-in/sign-in.texts.tsx';
import { useEndSession } from '../session/logout.ts';
import { useSession } from '../session/session.tsx';

/** Opening this address while signed in logs out. */
export default function LogoutPage() {
  const isSignedIn = useSession().role !== 'visitor';
  const endSession = useEndSession();
  const hasBegun = useRef(false);

  useEffect(() => {
    if (!isSignedIn || hasBegun.current) return;
    hasBegun.current = true;
    void endSession();
  }, [isSignedIn, endSession]);

  if (isSignedIn) return <LoadingText />;
  return (
    <StateMessage
      isPage
      icon={DoorOpen}
      title={texts.youAreLoggedOut}
      text={texts.comeBack}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          <Button component={Link} to={PATHS.login} variant="contained">
            {texts.login}
          </Button>
          <Button component={Link} to={PATHS.register} variant="outlined">
            {texts.register}
          </Button>
        </Box>
      }
    />
  );
}

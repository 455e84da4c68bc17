import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PATHS } from '@nearbite/contract/page-paths';
import { TriangleAlert } from 'lucide-react';
import { reloadPage } from '../lib/page-load.ts';
import { StateMessage } from '../ui/state-message.tsx';

/** What a crashed page turns into. Both ways out load the document anew, so a broken state does not survive. */
export function RouteErrorPage() {
  return (
    <div role="alert">
      <StateMessage
        isPage
        icon={TriangleAlert}
        title="Something went wrong"
        text="This page could not be shown. Loading it again usually helps."
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
            <Button variant="contained" onClick={reloadPage}>
              Load again
            </Button>
            <Button variant="outlined" href={PATHS.home}>
              Back to the home page
            </Button>
          </Box>
        }
      />
    </div>
  );
}

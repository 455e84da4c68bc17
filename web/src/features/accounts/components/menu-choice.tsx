import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import { storePath } from '@nearbite/contract/page-paths';
import { Link } from 'react-router';

type Props = { readonly storeSlug: string | undefined };

/** For visitors who came for a restaurant: its public menu, as large as the log-in below it. */
export function MenuChoice({ storeSlug }: Props) {
  return (
    <>
      {storeSlug === undefined ? (
        <Skeleton variant="rounded" height={52} sx={{ borderRadius: '999px' }} />
      ) : (
        <Button component={Link} to={storePath(storeSlug)} variant="contained" size="large" fullWidth>
          See the menu without an account
        </Button>
      )}
      <Divider sx={{ my: 2.5, color: 'text.secondary' }}>or log in</Divider>
    </>
  );
}

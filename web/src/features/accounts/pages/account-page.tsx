import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Account } from '@nearbite/contract/accounts/own-account';
import { PATHS } from '@nearbite/contract/page-paths';
import { Link } from 'react-router';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { CARD } from '../../../ui/theme/measures.ts';
import * as texts from '../account.texts.tsx';
import { useSession } from '../session/session.tsx';
import { useOwnAccount } from '../use-own-account.ts';

export default function AccountPage() {
  const session = useSession();
  const query = useOwnAccount();
  const name = query.data?.full_name ?? ('profile' in session ? session.profile.name : '');

  return (
    <PageSection title={texts.hello(name)}>
      <Loaded query={query} what={texts.yourAccount}>
        {(account) => <Details account={account} />}
      </Loaded>
    </PageSection>
  );
}

const rowsOf = ({ user, address, city }: Account) => [
  { term: texts.email, value: user.email },
  { term: texts.mobile, value: user.phone ?? texts.withFirstOrder },
  { term: texts.address, value: address ?? texts.notSetYet },
  { term: texts.city, value: city ?? texts.notSetYet },
];

function Details({ account }: { account: Account }) {
  return (
    <Box
      sx={{
        p: { xs: 2, sm: 3 },
        ...CARD,
      }}
    >
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '140px 1fr' }, gap: { sm: 1.5 }, m: 0 }}
      >
        {rowsOf(account).map(({ term, value }) => (
          <Box key={term} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {term}
            </Box>
            <Box
              component="dd"
              dir="auto"
              sx={{ m: 0, mb: { xs: 1.5, sm: 0 }, fontWeight: 500, overflowWrap: 'anywhere' }}
            >
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button component={Link} to={PATHS.customerOrders} variant="contained">
          {texts.myOrders}
        </Button>
        <Button component={Link} to={PATHS.customerSettings} variant="outlined">
          {texts.changeDetails}
        </Button>
      </Box>
    </Box>
  );
}

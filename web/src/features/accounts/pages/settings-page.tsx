import Skeleton from '@mui/material/Skeleton';
import { errorText } from '../../../lib/form-errors.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { SettingsForm } from '../components/account-settings-form.tsx';
import { PersonalData } from '../components/personal-data.tsx';
import { SavedAddresses } from '../components/saved-addresses.tsx';
import { SecuritySection } from '../components/security-section.tsx';
import { useOwnAccount } from '../use-own-account.ts';

export default function SettingsPage() {
  const { data: account, error, isFetching, refetch } = useOwnAccount();
  return (
    <PageSection title="Settings">
      {account && <SettingsForm account={account} />}
      {account && <SavedAddresses />}
      {account && <SecuritySection />}
      {account && <PersonalData userId={account.id} />}
      {!account && error && !isFetching && (
        <ErrorState title="We could not load your settings." text={errorText(error)} onRetry={refetch} />
      )}
      {!account && (!error || isFetching) && <Skeleton variant="rounded" height={480} />}
    </PageSection>
  );
}

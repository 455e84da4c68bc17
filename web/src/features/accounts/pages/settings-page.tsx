import Skeleton from '@mui/material/Skeleton';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import * as texts from '../account.texts.tsx';
import { SettingsForm } from '../components/profile/account-settings-form.tsx';
import { AllergiesPanel } from '../components/profile/allergies-panel.tsx';
import { PersonalData } from '../components/profile/personal-data.tsx';
import { SavedAddresses } from '../components/profile/saved-addresses.tsx';
import { SecuritySection } from '../components/security/security-section.tsx';
import { useOwnAccount } from '../use-own-account.ts';

export default function SettingsPage() {
  const { data: account, error, isFetching, refetch } = useOwnAccount();
  return (
    <PageSection title={texts.settings}>
      {account && <SettingsForm account={account} />}
      {account && <SavedAddresses />}
      {account && <AllergiesPanel account={account} />}
      {account && <SecuritySection />}
      {account && <PersonalData userId={account.id} />}
      {!account && error && !isFetching && (
        <ErrorState title={texts.settingsNotLoaded} text={errorText(error)} onRetry={refetch} />
      )}
      {!account && (!error || isFetching) && <Skeleton variant="rounded" height={480} />}
    </PageSection>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { PATHS } from '@nearbite/contract/page-paths';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { FormCard } from '../../../ui/form/form-card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import * as texts from '../account.texts.tsx';
import { PersonalData } from '../components/profile/personal-data.tsx';
import { ChangePasswordForm } from '../components/security/change-password-form.tsx';
import { SecurityReview, SecuritySection } from '../components/security/security-section.tsx';
import { useSession } from '../session/session.tsx';

/** For customers a page of their area; owners come here from their settings. */
export default function ChangePasswordPage() {
  const session = useSession();
  const { role } = session;
  // Stays while the page is open, though it counts as looked at from then on.
  const [isReviewing, setIsReviewing] = useState('profile' in session && session.profile.security_review_due);
  const form = (
    <>
      <ChangePasswordForm onChanged={() => setIsReviewing(true)}>
        {isReviewing && <SecurityReview />}
      </ChangePasswordForm>
      <Box sx={{ mt: 2.5 }}>
        <Link component={RouterLink} to={PATHS.forgotPassword} sx={{ display: 'inline-block', py: 1 }}>
          {texts.forgotPassword}
        </Link>
      </Box>
    </>
  );
  if (role !== 'customer') {
    return (
      <FormCard title={texts.changePassword}>
        {form}
        {!isReviewing && <SecuritySection />}
        {'profile' in session && <PersonalData userId={session.profile.id} />}
      </FormCard>
    );
  }
  return (
    <PageSection title={texts.changePassword}>
      <Box sx={{ maxWidth: isReviewing ? 620 : 460 }}>{form}</Box>
    </PageSection>
  );
}

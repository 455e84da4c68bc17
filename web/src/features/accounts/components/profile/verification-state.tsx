import Box from '@mui/material/Box';
import type { Profile } from '@nearbite/contract/accounts/accounts';
import { emailUnverified } from '@nearbite/contract/accounts/accounts.texts';
import { BadgeCheck, MailWarning } from 'lucide-react';
import * as texts from '../../account.texts.tsx';
import { ResendActivation } from '../sign-in/resend-activation.tsx';

/** Whether the mailed link was opened, and what can be done about it. */
export function VerificationState({ profile: { email, is_verified } }: { profile: Profile }) {
  const tone = is_verified ? 'good' : 'waiting';
  const Icon = is_verified ? BadgeCheck : MailWarning;
  return (
    <Box
      component="section"
      aria-label={texts.emailVerification}
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        borderRadius: '18px',
        color: `status.${tone}.text`,
        bgcolor: `status.${tone}.tint`,
        overflowWrap: 'anywhere',
      }}
    >
      <Icon size={22} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
      {is_verified ? (
        <div>{texts.emailVerified(email)}</div>
      ) : (
        <div>
          <strong>{emailUnverified}</strong>
          <div>{texts.linkSent(email)}</div>
          <ResendActivation email={email} />
        </div>
      )}
    </Box>
  );
}

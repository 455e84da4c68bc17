export { useFindSavedAddresses, useSavedAddresses } from './addresses.api.ts';
export { AddressDialog } from './components/profile/address-dialog.tsx';
export { ChangePhone } from './components/profile/change-phone.tsx';
export { PersonalData } from './components/profile/personal-data.tsx';
export { ProfileFailure } from './components/profile/profile-failure.tsx';
export { ProfilePicture } from './components/profile/profile-picture.tsx';
export { SecurityReviewNotice } from './components/profile/security-review-notice.tsx';
export { SecuritySection } from './components/security/security-section.tsx';
export { ResendActivation } from './components/sign-in/resend-activation.tsx';
export { rememberRole, wasOwner } from './session/last-role.ts';
export { useLogout } from './session/logout.ts';
export { findReturnPath, loginPath, withReturnPath } from './session/return-path.ts';
export {
  type Session,
  SessionProvider,
  useOwner,
  useRestaurantId,
  useSession,
  useUserId,
} from './session/session.tsx';
export { renewTokens } from './session/token-refresh.ts';
export { findAccessToken, findSignedInSubject, hasSessionEnded, onTokensChange } from './session/tokens.ts';
export { sessionAuthorization } from './session/with-renewal.ts';
export { useOwnAccount } from './use-own-account.ts';
export { useSaveLanguage } from './use-save-language.ts';

export { useFindSavedAddresses, useSavedAddresses } from './addresses.api.ts';
export { AddressDialog } from './components/profile/address-dialog.tsx';
export { ChangePhone } from './components/profile/change-phone.tsx';
export { PersonalData } from './components/profile/personal-data.tsx';
export { ProfileFailure } from './components/profile/profile-failure.tsx';
export { ProfilePicture } from './components/profile/profile-picture.tsx';
export { SecurityReviewNotice } from './components/profile/security-review-notice.tsx';
export { SecuritySection } from './components/security/security-section.tsx';
export { ResendActivation } from './components/sign-in/resend-activation.tsx';
export { agreement as termsAgreement } from './components/sign-in/sign-in.texts.tsx';
export { followPushDevice } from './push/follow-push-device.ts';
export { TellKitchen, TellMe, TellRider } from './push/tell-me.tsx';
export { rememberRole, wasOwner } from './session/last-role.ts';
export { useLogout } from './session/logout.ts';
export { findReturnPath, loginPath, withReturnPath } from './session/return-path.ts';
export { type Session, SessionProvider, useSession, useUserId } from './session/session.tsx';
export { renewTokens } from './session/token-refresh.ts';
export {
  findAccessToken,
  findSignedInSubject,
  hasSessionEnded,
  onTokensChange,
  saveTokens,
} from './session/tokens.ts';
export { useAllergies } from './session/use-allergies.ts';
export { sessionAuthorization } from './session/with-renewal.ts';
export {
  chooseWorkplace,
  useOwner,
  useRestaurantId,
  useWorkplace,
  type Workplace,
  workplacesOf,
} from './session/workplace.ts';
export { useOwnAccount } from './use-own-account.ts';
export { useSaveLanguage } from './use-save-language.ts';

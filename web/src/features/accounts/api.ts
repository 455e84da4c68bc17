import { changePassword, register } from '@nearbite/contract/accounts/accounts';
import {
  activate,
  checkResetLink,
  resendActivation,
  resetPassword,
  sendResetEmail,
} from '@nearbite/contract/accounts/mailed-links';
import {
  addPasskey,
  listPasskeys,
  loginWithPasskey,
  preparePasskey,
  preparePasskeyLogin,
  removePasskey,
} from '@nearbite/contract/accounts/passkeys';
import { deleteAccount, exportPersonalData } from '@nearbite/contract/accounts/personal-data';
import {
  confirmSecondFactor,
  disableSecondFactor,
  endSession,
  enrolSecondFactor,
  getSecurity,
  listSessions,
  markSecurityReviewed,
  renewRecoveryCodes,
} from '@nearbite/contract/accounts/security';
import { login } from '@nearbite/contract/accounts/sign-in';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';

/** Forms of people who are not signed in prove themselves by what is typed: a 401 is their response. */
const anonymous = { extraOptions: { anonymous: true } };

const accountsApi = api
  .enhanceEndpoints({ addTagTypes: ['Profile', 'Security', 'SignIns', 'Passkeys'] })
  .injectEndpoints({
    endpoints: (build) => ({
      register: build.mutation({ ...call(register), ...anonymous }),
      login: build.mutation({ ...call(login), ...anonymous }),
      preparePasskeyLogin: build.mutation({ ...call(preparePasskeyLogin), ...anonymous }),
      loginWithPasskey: build.mutation({ ...call(loginWithPasskey), ...anonymous }),
      sendResetEmail: build.mutation({ ...call(sendResetEmail), ...anonymous }),
      resetLink: build.query({ ...call(checkResetLink), ...anonymous, keepUnusedDataFor: 0 }),
      resetPassword: build.mutation({ ...call(resetPassword), ...anonymous }),
      changePassword: build.mutation({ ...call(changePassword), invalidatesTags: ['SignIns'] }),
      security: build.query({ ...call(getSecurity), providesTags: ['Security'] }),
      markSecurityReviewed: build.mutation({ ...call(markSecurityReviewed), invalidatesTags: ['Profile'] }),
      enrolSecondFactor: build.mutation(call(enrolSecondFactor)),
      confirmSecondFactor: build.mutation({ ...call(confirmSecondFactor), invalidatesTags: ['Security'] }),
      disableSecondFactor: build.mutation({ ...call(disableSecondFactor), invalidatesTags: ['Security'] }),
      renewRecoveryCodes: build.mutation({ ...call(renewRecoveryCodes), invalidatesTags: ['Security'] }),
      signIns: build.query({ ...call(listSessions), providesTags: ['SignIns'], keepUnusedDataFor: 0 }),
      endSignIn: build.mutation({ ...call(endSession), invalidatesTags: ['SignIns'] }),
      passkeys: build.query({ ...call(listPasskeys), providesTags: ['Passkeys'], keepUnusedDataFor: 0 }),
      preparePasskey: build.mutation(call(preparePasskey)),
      addPasskey: build.mutation({ ...call(addPasskey), invalidatesTags: ['Passkeys'] }),
      removePasskey: build.mutation({ ...call(removePasskey), invalidatesTags: ['Passkeys'] }),
      // Not kept: it is saved as a file at once.
      exportPersonalData: build.mutation(call(exportPersonalData)),
      deleteAccount: build.mutation(call(deleteAccount)),
      resendActivation: build.mutation({ ...call(resendActivation), ...anonymous }),
      activate: build.query({
        // With the sign-in of this browser, which then stays.
        ...call(activate),
        async onQueryStarted(_link, { dispatch, queryFulfilled }) {
          const isVerified = await queryFulfilled.then(
            () => true,
            () => false,
          );
          if (isVerified) dispatch(accountsApi.util.invalidateTags(['Profile']));
        },
      }),
    }),
  });

export const {
  useDeleteAccountMutation,
  useExportPersonalDataMutation,
  useRegisterMutation,
  useLoginMutation,
  usePreparePasskeyLoginMutation,
  useLoginWithPasskeyMutation,
  usePasskeysQuery,
  usePreparePasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useSendResetEmailMutation,
  useResetLinkQuery,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useResendActivationMutation,
  useActivateQuery,
  useSecurityQuery,
  useMarkSecurityReviewedMutation,
  useEnrolSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useDisableSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSignInsQuery,
  useEndSignInMutation,
} = accountsApi;

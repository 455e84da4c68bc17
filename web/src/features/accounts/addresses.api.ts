import * as contract from '@nearbite/contract/accounts/addresses';
import { useCallback } from 'react';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';
import { useSession } from './session/session.tsx';

const addressesApi = api.enhanceEndpoints({ addTagTypes: ['Addresses'] }).injectEndpoints({
  endpoints: (build) => ({
    addresses: build.query({ ...call(contract.listAddresses), providesTags: ['Addresses'] }),
    createAddress: build.mutation({ ...call(contract.createAddress), invalidatesTags: ['Addresses'] }),
    updateAddress: build.mutation({ ...call(contract.updateAddress), invalidatesTags: ['Addresses'] }),
    deleteAddress: build.mutation({ ...call(contract.deleteAddress), invalidatesTags: ['Addresses'] }),
  }),
});

const { useAddressesQuery, useLazyAddressesQuery } = addressesApi;
export const { useCreateAddressMutation, useUpdateAddressMutation, useDeleteAddressMutation } = addressesApi;

/** The signed-in person's; nobody else has any. */
export function useSavedAddresses() {
  const session = useSession();
  const userId = 'profile' in session ? session.profile.id : 0;
  return { userId, ...useAddressesQuery({ params: { user_id: userId } }, { skip: userId === 0 }) };
}

/** Asks for them when they are needed; none when they do not come. */
export function useFindSavedAddresses(): () => Promise<readonly contract.SavedAddress[]> {
  const session = useSession();
  const userId = 'profile' in session ? session.profile.id : 0;
  const [ask] = useLazyAddressesQuery();
  return useCallback(
    async () => (userId === 0 ? [] : ((await ask({ params: { user_id: userId } }, true)).data ?? [])),
    [ask, userId],
  );
}

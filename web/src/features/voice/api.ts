import { getCartTotals, listCart, putVoiceItemInCart } from '@nearbite/contract/cart';
import type { CallInput } from '@nearbite/contract/endpoint';
import { createOrder, IDEMPOTENCY_HEADER } from '@nearbite/contract/orders';
import { understandVoiceOrder } from '@nearbite/contract/voice';
import { api } from '../../lib/api.ts';
import { call } from '../../lib/call.ts';
import { toFormData } from '../../lib/form-data.ts';

export type OrderBody = CallInput<typeof createOrder>['body'];
export type VoiceItemBody = CallInput<typeof putVoiceItemInCart>['body'];

const voiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    understandVoiceOrder: build.mutation({
      ...call(understandVoiceOrder),
      extraOptions: { anonymous: true },
    }),
    putVoiceItem: build.mutation({
      ...call(putVoiceItemInCart),
      query: (body: VoiceItemBody) => ({
        ...call(putVoiceItemInCart).query({ body }),
        body: toFormData(body),
      }),
    }),
    voiceCart: build.query(call(listCart)),
    voiceCartTotals: build.query(call(getCartTotals)),
    placeVoiceOrder: build.mutation({
      ...call(createOrder),
      query: ({ body, key }: { body: OrderBody; key: string }) => ({
        ...call(createOrder).query({ body }),
        body: toFormData(body),
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
    }),
  }),
});

export const {
  usePlaceVoiceOrderMutation,
  usePutVoiceItemMutation,
  useUnderstandVoiceOrderMutation,
  useVoiceCartQuery,
  useVoiceCartTotalsQuery,
} = voiceApi;

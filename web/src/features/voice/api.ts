import { listVoiceExamples, understandVoiceOrder } from '@nearbite/contract/voice/voice';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';

const voiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    understandVoiceOrder: build.mutation({
      ...call(understandVoiceOrder),
      extraOptions: { anonymous: true },
    }),
    voiceExamples: build.query({ ...call(listVoiceExamples), extraOptions: { anonymous: true } }),
  }),
});

export const { useUnderstandVoiceOrderMutation, useVoiceExamplesQuery } = voiceApi;

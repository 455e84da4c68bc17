import { FIFTEEN_MINUTES, type RateRule } from '../endpoint.ts';

export const byAddress = (max: number): RateRule => ({ by: 'address', max, windowSeconds: FIFTEEN_MINUTES });

export const byEmail = (max: number): RateRule => ({
  by: { field: 'email' },
  max,
  windowSeconds: FIFTEEN_MINUTES,
});

import { currencyScale } from '@nearbite/contract/installation';

/** The demo's amounts are written in hundredths; the installation's currency may have other decimals. */
export const fromHundredths = (amount: number): number => Math.round((amount * currencyScale()) / 100);

/** The countries there is a table of (`packages/domain/src/countries/`). */
export const COUNTRIES = ['PK', 'GB'] as const;
export type CountryCode = (typeof COUNTRIES)[number];

/** What is set once for an installation, and what all money, phone numbers and places of it go by. */
export type Installation = {
  /** ISO 4217. */
  readonly currency: string;
  /** Of its smallest unit, in which amounts are kept: 0, 2 or 3. */
  readonly currencyDecimals: number;
  readonly country: CountryCode;
};

const known: { installation: Installation } = {
  installation: { currency: 'PKR', currencyDecimals: 2, country: 'PK' },
};

export const installation = (): Installation => known.installation;

/** Called once, before anything is read or shown: by the settings on the server, by the page in the browser. */
export function setInstallation(installation: Installation): void {
  known.installation = installation;
}

/** How many of the smallest unit make one of the currency. */
export const currencyScale = (): number => 10 ** known.installation.currencyDecimals;

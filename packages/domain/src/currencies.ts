/** The currencies of ISO 4217 by the decimals their amounts are written with. */
const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const WITH_THREE = 'BHD IQD JOD KWD LYD OMR TND';
const WITH_TWO =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC ' +
  'CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD ' +
  'KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO ' +
  'NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL ' +
  'THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD YER ZAR ZMW';

const withDecimals = (codes: string, decimals: number) =>
  codes.split(' ').map((code) => [code, decimals] as const);

const DECIMALS = new Map([
  ...withDecimals(WITHOUT_DECIMALS, 0),
  ...withDecimals(WITH_TWO, 2),
  ...withDecimals(WITH_THREE, 3),
]);

/** Undefined for what is no currency. A table of our own: browsers write some, rupees among them, without decimals. */
export const currencyDecimals = (code: string): number | undefined => DECIMALS.get(code);

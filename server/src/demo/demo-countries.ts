import type { CountryCode } from '@nearbite/contract/installation';
import { BRITAIN } from './britain/britain.ts';
import type { DemoCountry } from './demo-country.ts';
import { PAKISTAN } from './pakistan/pakistan.ts';

export const DEMO_COUNTRIES: Readonly<Record<CountryCode, DemoCountry>> = { PK: PAKISTAN, GB: BRITAIN };

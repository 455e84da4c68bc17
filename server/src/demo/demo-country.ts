import type { Menus } from './menus/menu-item.ts';
import type { RunningOrder } from './orders.ts';
import type { Random } from './random.ts';
import type { DemoTerms, OpeningTable } from './terms.ts';

export type Place = {
  readonly city: string;
  readonly area: string;
  readonly latitude: number;
  readonly longitude: number;
};

export type DemoRestaurantStatus = 'approved' | 'pending' | 'declined' | 'suspended';

export type DemoRestaurant = {
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phoneNumber: string;
  readonly email: string;
  readonly description: string | null;
  readonly ownerEmail: string;
  readonly status: DemoRestaurantStatus;
  readonly statusReason: string | null;
  /** Name of a picture in server/demo/pictures, without size and extension. */
  readonly picture: string;
  /** How often people order here, 1 is a quiet place. Shapes the year of orders. */
  readonly popularity: number;
};

export type DemoNames = {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly families: readonly string[];
  readonly abouts: readonly (string | null)[];
  /** Of the documented accounts: two customers, two owners. */
  readonly accounts: readonly [Account, Account, Account, Account];
  /** Where the invented customers live, in turn. */
  readonly homes: readonly string[];
  readonly riders: readonly string[];
};
type Account = { readonly name: string; readonly about: string };

/** All that a demo world is made of; amounts in hundredths of the currency. */
export type DemoCountry = {
  readonly name: string;
  readonly timeZone: string;
  readonly cities: Readonly<Record<string, { latitude: number; longitude: number; state: string }>>;
  /** Areas people live and eat in, each within a few kilometres of its city's centre. */
  readonly areas: readonly Place[];
  readonly restaurants: readonly DemoRestaurant[];
  readonly menus: Menus;
  /** Kitchens that have declared the allergens of their dishes, and those that cook halal. */
  readonly declaring: ReadonlySet<string> | 'all';
  readonly halal: ReadonlySet<string> | 'all';
  /** `restaurant/title` of dishes that are sold out, so that their page can be seen. */
  readonly soldOut: ReadonlySet<string>;
  readonly names: DemoNames;
  readonly phones: {
    /** Of the documented accounts, 0 to 3; -1 for who has none. */
    readonly account: (index: number) => string;
    readonly customer: (index: number) => string;
    readonly rider: (restaurant: number, index: number) => string;
  };
  readonly street: (random: Random, place: Place) => string;
  /** Menus end in round numbers. */
  readonly roundTo: number;
  readonly extraHot: number;
  readonly usualTerms: Omit<DemoTerms, 'slug' | 'opening_hours'>;
  readonly openingTable: OpeningTable;
  readonly running: readonly RunningOrder[];
};

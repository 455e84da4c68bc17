export type Position = { readonly latitude: number; readonly longitude: number };
export type ListedPlace = Position & { readonly name: string; readonly city: string };
export type City = { readonly city: string; readonly places: readonly ListedPlace[] };

/** All that differs from country to country; a new one is a file beside this, a line in `countries.ts` and its code in the contract. */
export type Country = {
  /** As it stands in an address. */
  readonly name: string;
  /** Defaults of an installation whose demo world lies there. */
  readonly currency: string;
  readonly timeZone: string;
  readonly phoneExample: string;
  /** What belongs into the one line of an address, where that needs to be said. */
  readonly addressHint: string | undefined;
  /** Where people may say they are, and what a typed city is compared with. */
  readonly cities: readonly City[];
};

type Area = readonly [name: string, latitude: number, longitude: number];

/** A city by its areas, the first of which is its centre. */
export const city = (
  name: string,
  centre: string,
  position: readonly [number, number],
  areas: readonly Area[],
): City => ({
  city: name,
  places: [
    { name: centre, city: name, latitude: position[0], longitude: position[1] },
    ...areas.map(([area, latitude, longitude]) => ({
      name: `${area}, ${name}`,
      city: name,
      latitude,
      longitude,
    })),
  ],
});

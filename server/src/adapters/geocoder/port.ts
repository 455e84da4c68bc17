export type GeocodedPlace = {
  readonly name: string;
  readonly city?: string;
  readonly latitude: number;
  readonly longitude: number;
};

export type GeocoderQuery = {
  readonly text: string;
  /** What lies around it comes first. */
  readonly near: { readonly latitude: number; readonly longitude: number } | null;
  readonly limit: number;
};

/** Knows where streets and places are. */
export type Geocoder = {
  /** Best first, at most `limit`; rejects with GeocoderUnavailable. */
  search(query: GeocoderQuery): Promise<GeocodedPlace[]>;
};

/** Somebody is typing and waits for it. */
export const GEOCODER_TIMEOUT_MS = 2_000;

export class GeocoderUnavailable extends Error {
  override readonly name = 'GeocoderUnavailable';
}

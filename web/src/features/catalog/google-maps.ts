import type { MapBounds } from '@nearbite/contract/catalog/catalog';

/** The little of Google's library the map page uses. */
export type GoogleMaps = {
  readonly Map: new (element: HTMLElement, options: { center: Point; zoom: number }) => GoogleMapObject;
  readonly Marker: new (options: {
    map: object;
    title: string;
    position: Point;
  }) => {
    addListener(event: 'click', listener: () => void): void;
    setMap(map: null): void;
  };
};
export type GoogleMapObject = {
  /** `idle`: at rest after it was opened or moved. */
  addListener(event: 'idle', listener: () => void): { remove(): void };
  getBounds(): { toJSON(): MapBounds } | undefined;
};
type Point = { readonly lat: number; readonly lng: number };

declare global {
  interface Window {
    google?: { readonly maps: GoogleMaps };
    nearbiteMapsReady?: () => void;
  }
}

let loading: Promise<GoogleMaps> | undefined;

/** Loads Google's script once; a failure may be tried again. */
export function loadGoogleMaps(apiKey: string): Promise<GoogleMaps> {
  loading ??= new Promise<GoogleMaps>((resolve, reject) => {
    const script = document.createElement('script');
    window.nearbiteMapsReady = () =>
      window.google ? resolve(window.google.maps) : reject(new Error('Google Maps did not start'));
    script.src = `https://maps.googleapis.com/maps/api/js?${new URLSearchParams({
      key: apiKey,
      callback: 'nearbiteMapsReady',
      loading: 'async',
    })}`;
    script.async = true;
    script.onerror = () => reject(new Error('Google Maps could not be loaded'));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

import { createServer } from 'node:http';
import { portOf } from '../../lib/ports.ts';

export type Scene = 'places' | 'slow' | 'garbage' | 'nonsense' | 'error' | 'endless';

const STREET = {
  road: 'Gulberg Road',
  number: '12',
  suburb: 'Gulberg',
  city: 'Lahore',
  latitude: 31.51,
  longitude: 74.34,
};

/** Speaks Photon's and Nominatim's protocols; knows one street, over and over, and a place without a name. */
export async function startGeocoderServer() {
  const asked: URL[] = [];
  let scene: Scene = 'places';
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://geocoder.test');
    asked.push(url);
    response.setHeader('content-type', 'application/json');
    switch (scene) {
      case 'places':
        return response.end(JSON.stringify(placesOf(url)));
      case 'garbage':
        return response.end('<html>Turn left</html>');
      case 'nonsense':
        return response.end(JSON.stringify({ features: [{ geometry: 'here' }] }));
      case 'error':
        response.statusCode = 502;
        return response.end('{}');
      case 'endless':
        return response.end(JSON.stringify({ padding: 'x'.repeat(200_000) }));
      case 'slow':
        return undefined;
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${portOf(server)}`,
    asked,
    play: (next: Scene) => {
      scene = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function placesOf(url: URL) {
  const { road, number, suburb, city, latitude, longitude } = STREET;
  const isKnown = url.searchParams.get('q')?.toLowerCase().startsWith('gulberg') ?? false;
  const many = Array.from({ length: isKnown ? 20 : 0 });
  if (url.pathname === '/search') {
    const address = { road, house_number: number, suburb, city };
    return [
      ...(isKnown ? [{ lat: '1', lon: '1', address: {} }] : []),
      ...many.map(() => ({ lat: String(latitude), lon: String(longitude), name: '', address })),
    ];
  }
  const properties = { street: road, housenumber: number, district: suburb, city };
  const geometry = { type: 'Point', coordinates: [longitude, latitude] };
  return {
    type: 'FeatureCollection',
    features: [
      ...(isKnown ? [{ geometry: { coordinates: [1, 1] }, properties: {} }] : []),
      ...many.map(() => ({ type: 'Feature', geometry, properties })),
    ],
  };
}

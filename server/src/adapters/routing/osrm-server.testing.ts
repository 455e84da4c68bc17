import { createServer } from 'node:http';
import { portOf } from '../../lib/ports.ts';

export type Road =
  | { readonly kind: 'road'; readonly metres: number; readonly seconds: number }
  | { readonly kind: 'slow' | 'garbage' | 'no road' | 'too far' | 'error' | 'endless' };

/** Speaks OSRM's language and plays whatever road a story wants. */
export async function startOsrmServer() {
  const asked: string[] = [];
  let road: Road = { kind: 'road', metres: 5000, seconds: 900 };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    const send = (body: object) => response.end(JSON.stringify(body));
    const route = (distance: number, duration: number) =>
      send({ code: 'Ok', routes: [{ distance, duration }] });
    switch (road.kind) {
      case 'road':
        return route(road.metres, road.seconds);
      case 'too far':
        return route(9e9, 60);
      case 'garbage':
        return response.end('<html>Turn left</html>');
      case 'no road':
        return send({ code: 'NoRoute', routes: [] });
      case 'error':
        response.statusCode = 502;
        return response.end('{}');
      case 'endless':
        return send({ padding: 'x'.repeat(200_000) });
      case 'slow':
        return undefined;
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${portOf(server)}`,
    asked,
    play: (next: Road) => {
      road = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

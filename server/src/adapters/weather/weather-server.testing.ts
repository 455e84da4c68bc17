import { createServer } from 'node:http';
import { portOf } from '../../lib/ports.ts';

export type Scene =
  | { readonly kind: 'weather'; readonly temperature: number; readonly code: number; readonly main: string }
  | { readonly kind: 'slow' | 'garbage' | 'nonsense' | 'error' | 'endless' };

/** Speaks both providers' languages and plays whatever weather a story wants. */
export async function startWeatherServer(): Promise<{
  readonly base: string;
  readonly asked: URL[];
  play(scene: Scene): void;
  close(): Promise<void>;
}> {
  const asked: URL[] = [];
  let scene: Scene = { kind: 'weather', temperature: 20, code: 0, main: 'Clear' };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://weather.test');
    asked.push(url);
    response.setHeader('content-type', 'application/json');
    switch (scene.kind) {
      case 'weather':
        return response.end(JSON.stringify(responseOf(url, scene)));
      case 'garbage':
        return response.end('<html>It is sunny</html>');
      case 'nonsense':
        return response.end(JSON.stringify({ current: { temperature_2m: 'warm' }, main: { temp: 4711 } }));
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
    play: (next) => {
      scene = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function responseOf(url: URL, { temperature, code, main }: Extract<Scene, { kind: 'weather' }>) {
  return url.pathname === '/data/2.5/weather'
    ? { main: { temp: temperature }, weather: [{ id: 1, main }] }
    : { current: { temperature_2m: temperature, weather_code: code } };
}

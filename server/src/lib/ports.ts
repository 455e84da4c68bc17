import { type AddressInfo, createServer } from 'node:net';

/** The port that a server listens on. */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}

/** A free port of this machine. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

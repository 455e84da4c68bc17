import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { portOf } from '../lib/ports.ts';
import { StartError } from './start-error.ts';
import { systemErrorCode } from './system-error.ts';

/** Opens the port; what commonly goes wrong is said in one sentence. */
export async function listen(
  server: FastifyInstance,
  { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>,
): Promise<number> {
  try {
    await server.listen({ host: HOST, port: PORT });
  } catch (error) {
    throw explained(error, HOST, PORT);
  }
  return portOf(server.server);
}

function explained(error: unknown, host: string, port: number): unknown {
  const code = systemErrorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is already taken: stop what uses it or choose another, for example PORT=${port + 1} npm start.`,
    );
  }
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user: choose one above 1023 with PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(
      `HOST "${host}" is not an address of this machine: set it to 127.0.0.1 or 0.0.0.0, or unset it.`,
    );
  }
  return error;
}
